# Being called to a table that is played over days: fetched at such a table. The first two are what a device shows.

push-title = The table waits for you
push-body = Open it when you have a moment.
push-heading = When it's your turn
push-help = You don't have to keep this page open. This device can tell you when the table waits for you; it says that and nothing more.
push-on = Tell me
push-off = Stop telling me
push-told = This device tells you when the table waits for you.
push-refused = The browser doesn't allow notices from here. Its own settings can change that.
push-insecure = Opened over HTTPS, this page could tell you when the table waits for you. Without it everything else works: look in now and then, your seat stays yours.
push-unable = This browser can't tell you when the table waits for you; on an iPhone or iPad it can once the page is on the home screen. Look in now and then, your seat stays yours.
push-nobody = This server sends no notices. Look in now and then, your seat stays yours.
error-no-push = This server sends no notices.
error-bad-endpoint = This browser's notices can't be sent from here.
