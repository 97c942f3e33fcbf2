import type { Rolldown } from 'vite';

const GOODS =
  /[\\/](ProductCard|NativeSelect|EmptyState|usePageStyles|partNumberKey|ArticleList|Breadcrumbs|ContactChannels|RichText|StructuredData)\.tsx?$|headless-svg[\\/](checkmark|chevron-left)\.js$/;

/**
 * What every page needs comes in three files rather than in twenty, and so does what many pages show: it is compressed
 * better, and a browser asks for six files at a time. The libraries change seldom, and stay in the browser when the
 * store's own code is another. A group takes what its modules import along, so that those of the highest priority come
 * first. What Fluent's parts have in common is one file, too: whoever may ask for a part names all files that it needs.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 5 },
  { name: 'store', tags: ['$initial'], priority: 4 },
  { name: 'goods', test: GOODS, priority: 3 },
  { name: 'list', test: /[\\/](ProductList|ListingHead)\.tsx$/, priority: 2 },
  { name: 'blocks', test: /[\\/]Blocks\.tsx$/, priority: 2 },
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
