import type { Rolldown } from 'vite';

/** Names of modules of the store, without `.ts` or `.tsx`, that come in one file because many pages show them. */
export const SHARED_BY_PAGES = [
  ...['ProductCard', 'NativeSelect', 'EmptyState', 'usePageStyles', 'partNumberKey', 'ArticleList', 'Breadcrumbs'],
  ...['ContactChannels', 'RichText', 'StructuredData'],
];
/** Those that make a list of products. */
export const OF_LISTS = ['ProductList', 'ListingHead'];
/** Those of which the pages of the merchant are made. */
export const OF_CONTENT_PAGES = ['Blocks'];

const modules = (names: readonly string[]): string => `[\\\\/](${names.join('|')})\\.tsx?$`;

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

const RUNTIME = 'rolldown-runtime';

/** The files that every page has. */
export const ON_EVERY_PAGE = new RegExp(`/(${RUNTIME}|libraries)-`);

/** Every page is told the names of some 270 files, and a hash cannot be compressed: seven signs are the fewest that Rolldown takes. */
const FILE = 'assets/[name]-[hash:7].js';

/** What pages only share has the name of one of its modules by chance: without it, a first view is 900 bytes lighter. */
const fileOf = ({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string =>
  isDynamicEntry || name === RUNTIME || GROUPS.some((group) => group.name === name)
    ? FILE
    : FILE.replace('[name]', 'part');

/** Which modules come together, and what their files are called. */
export const chunks = {
  codeSplitting: { groups: GROUPS },
  entryFileNames: FILE,
  chunkFileNames: fileOf,
} satisfies Rolldown.OutputOptions;
