import type { Rolldown } from 'vite';

/** Names of modules of the store, without `.ts`, `.tsx` or `.module.css`, that come in one file because many pages show them. */
export const SHARED_BY_PAGES = [
  ...['ProductCard', 'NativeSelect', 'EmptyState', 'Page', 'partNumberKey', 'ArticleList', 'Breadcrumbs'],
  ...['ContactChannels', 'RichText', 'StructuredData'],
];
/** Those that make a list of products. */
export const OF_LISTS = ['ProductList', 'ListingHead'];
/** Those of which the pages of the merchant are made. */
export const OF_CONTENT_PAGES = ['Blocks'];

const modules = (names: readonly string[]): string => `[\\\\/](${names.join('|')})\\.(tsx?|module\\.css)$`;

/**
 * What every page needs comes in three files rather than in twenty, and so does what many pages show: it is compressed
 * better, and a browser asks for six files at a time. The libraries change seldom, and stay in the browser when the
 * store's own code is another. A group takes what its modules import along, so that those of the highest priority come
 * first. What Fluent's parts have in common is one file, too: whoever may ask for a part names all files that it needs.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 5 },
  { name: 'store', tags: ['$initial'], priority: 4 },
  {
    name: 'goods',
    test: new RegExp(`${modules(SHARED_BY_PAGES)}|headless-svg[\\\\/](checkmark|chevron-left)\\.js$`),
    priority: 3,
  },
  { name: 'list', test: new RegExp(modules(OF_LISTS)), priority: 2 },
  { name: 'blocks', test: new RegExp(modules(OF_CONTENT_PAGES)), priority: 2 },
  {
    name: 'fluent',
    test: /node_modules[\\/](@fluentui[\\/](?!react-icons)|@griffel|tabster|keyborg)/,
    minShareCount: 16,
    priority: 1,
  },
];

/** The files that every page has. */
export const ON_EVERY_PAGE = /\/(rolldown-runtime|libraries)-/;

/** Which modules come together. */
export const chunks = { codeSplitting: { groups: GROUPS } } satisfies Rolldown.OutputOptions;
