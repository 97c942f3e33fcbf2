import eruda from 'eruda';

// A console and what else a browser's tools have, behind a button over the page. Loaded where the server says so.
eruda.init();
