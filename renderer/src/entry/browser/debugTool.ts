import eruda from 'eruda';

// Adds a console and other developer tools behind a button over the page. Loaded where the server says so.
eruda.init();
