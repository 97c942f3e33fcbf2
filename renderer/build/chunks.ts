import type { Rolldown } from 'vite';

/**
 * Modules of the store (without `.ts`, `.tsx` or `.module.css`) that are bundled into one file, as many pages use them.
 */
export const SHARED_BY_PAGES = [
  'ProductCard',
  'NativeSelect',
  'EmptyState',
  'Page',
  'partNumberKey',
  'ArticleList',
  'Breadcrumbs',
  'ContactChannels',
  'RichText',
  'StructuredData',
  'useFirstFrame',
  'BelowTheFold',
  'usePartsLeft',
  'useIdempotencyKey',
];
/** Modules of product lists. */
export const OF_LISTS = ['ProductList', 'ListingHead', 'ListPlaceholder', 'loadListing', 'useListing'];
/** Small modules of members' pages: each file of its own adds its name to what every page loads. */
export const OF_MEMBER_PAGES = [
  'DateTime',
  'ProductName',
  'AddressLines',
  'FormActions',
  'CartOwnerLine',
  'useBuyAgain',
  'useOrder',
  'useOwnNumbers',
  'useDraftText',
  'useKeptFields',
  'UnlessPricesHidden',
  'ReplyPromise',
  'useTerms',
  'usePadLines',
  'QuotationStore',
  'OrderState',
  'QuotationState',
  'ReturnState',
  'useMoney',
  'scrollToCentre',
  'shownGoods',
  'padLine',
  'Steps',
  'useCartRefresh',
  'usePreloadedOutbox',
  'GoodsChanges',
  'useRetryOnline',
  'LoadError',
  'PackSize',
  'ToOrderPad',
  'DocumentRows',
  'QuotationRecipient',
  'TermsList',
  'PageLinks',
  'Pills',
  'ChargeList',
  'OfferTickets',
  'SignInPrompt',
  'GoodsLine',
  'QuotationRows',
  'OrderRows',
  'SeenGoodsStore',
  'useGoodsChanges',
  'BankDetails',
  'UnansweredRequests',
];
/** Small modules of the pages of sign-in, registration and passwords, for the same reason. */
export const OF_ACCOUNT_PAGES = [
  'SignInCard',
  'SubmitButton',
  'EmailField',
  'AskForPassword',
  'useFieldErrors',
  'useCountdown',
  'useWritesLetters',
  'carriedEmail',
  'CarriedOut',
  'useReturnPath',
  'SocialStore',
  'useSocial',
  'usePendingSignIn',
  'usePasswordCode',
  'ProviderIcon',
  'FormFailure',
  'SocialSignInError',
  'useUnanswered',
];
/** Small modules that a call to the API shares with pages: in a file of theirs, the first call would load all of that. */
export const OF_CALLS = ['serverNow', 'isTransient', 'timeouts', 'backoff'];
/** Modules of the merchant's landing pages. */
export const OF_CONTENT_PAGES = ['Blocks'];

const modules = (names: readonly string[]): string => `[\\\\/](${names.join('|')})\\.(tsx?|module\\.css)$`;

/**
 * Bundles what every page needs into three files instead of twenty, and what many pages need into further ones: this
 * compresses better, and a browser requests six files at a time. The libraries change seldom, and stay in browsers'
 * caches when the store's own code changes. A group includes the imports of its modules, so those with the highest
 * priority come first. Fluent's shared parts are one file, too, as every page with a Fluent component has to list all
 * files that it needs.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 5 },
  { name: 'store', tags: ['$initial'], priority: 4 },
  {
    name: 'goods',
    test: new RegExp(`${modules(SHARED_BY_PAGES)}|headless-svg[\\\\/](checkmark|chevron-left)\\.js$`),
    priority: 3,
  },
  { name: 'calls', test: new RegExp(modules(OF_CALLS)), priority: 3 },
  { name: 'list', test: new RegExp(modules(OF_LISTS)), priority: 2 },
  { name: 'memberParts', test: new RegExp(modules(OF_MEMBER_PAGES)), priority: 2 },
  { name: 'accountParts', test: new RegExp(modules(OF_ACCOUNT_PAGES)), priority: 2 },
  { name: 'blocks', test: new RegExp(modules(OF_CONTENT_PAGES)), priority: 2 },
  {
    name: 'fluent',
    test: /node_modules[\\/](@fluentui[\\/](?!react-icons)|@griffel|tabster|keyborg)/,
    minShareCount: 16,
    priority: 1,
  },
];

/** The files that every page loads. */
export const ON_EVERY_PAGE = /\/(rolldown-runtime|libraries)-/;

/** The libraries, and what signs and sends a call. */
const CALLED_BY_PRESSES = /^(libraries|webApiClient|sha2)$/;

/**
 * V8's hint, the first line of a file, to compile its functions with the file, on another thread. Otherwise it compiles
 * each when it is first called: over 200 of them within the first press of a link, a fifth of the time of that press.
 */
export const compileHint = ({ name }: Pick<Rolldown.RenderedChunk, 'name'>): string =>
  CALLED_BY_PRESSES.test(name) ? '//# allFunctionsCalledOnLoad\n' : '';

/** The chunk groups of the web build. */
export const chunks = {
  codeSplitting: { groups: GROUPS },
  postBanner: compileHint,
} satisfies Rolldown.OutputOptions;

const LANGUAGE = /[\\/]i18n[\\/](en|es|ru|zh)[\\/]/;

/**
 * The chunk groups of the desktop client, whose files lie on its disk: their number costs time, not their size. So a
 * language is one file, and what several pages share another. The entries of its two windows stay apart, as in a shared
 * file both would run.
 */
export const desktopChunks = {
  codeSplitting: {
    groups: [
      { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
      { name: 'store', tags: ['$initial'], test: /^(?!.*([\\/]entry[\\/](client|staff)\.tsx|\.html)$)/, priority: 3 },
      { debugName: 'texts', name: (id) => `texts-${LANGUAGE.exec(id)?.[1]}`, test: LANGUAGE, priority: 2 },
      { name: 'shared', minShareCount: 2, priority: 1 },
    ],
  },
} satisfies Rolldown.OutputOptions;
