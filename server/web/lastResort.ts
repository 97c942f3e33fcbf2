/** Shown when even the error page cannot be rendered (S2.4): it needs nothing but itself. */
export const lastResort = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error | Medstore</title></head>
<body><main><h1>An error occurred while showing the error page</h1>
<p>The store could not make this page. Nothing you entered is lost. Try again in a moment.</p>
<p><a href="/">Back to the home page</a></p></main></body></html>`;
