interface Side {
  path?: string;
  pathNot?: string;
  dependencyTypes?: ['core'];
  circular?: true;
}
/** A forbidden import in dependency-cruiser's form: paths are regular expressions. */
interface Rule {
  name: string;
  comment: string;
  severity: 'error';
  from: Side;
  to: Side;
}

/** A part of the code, and the other parts of its world that it may import. */
export type Layers = Readonly<Record<string, readonly string[]>>;

/** The worlds (programs). Each may import itself and the worlds named here; types count as imports. */
export const WORLDS: Layers = {
  shared: [],
  server: ['shared'],
  demo: ['server', 'shared'],
  'renderer/src': ['shared'],
  'electron/main': ['shared'],
  'electron/preload': ['shared'],
};

/** The folders of the storefront, from the entries down. */
export const RENDERER: Layers = {
  entry: [
    'app',
    'pages',
    'components',
    'ui',
    'theme',
    'routing',
    'stores',
    'platform',
    'persistence',
    'i18n',
    'seo',
    'worker',
  ],
  app: ['pages', 'components', 'ui', 'theme', 'routing', 'stores', 'platform', 'persistence', 'i18n', 'seo'],
  pages: ['components', 'ui', 'theme', 'routing', 'stores', 'platform', 'persistence', 'i18n', 'seo'],
  components: ['ui', 'theme', 'routing', 'stores', 'platform', 'persistence', 'i18n', 'seo'],
  ui: ['theme', 'i18n', 'seo'],
  routing: ['stores', 'i18n'],
  stores: ['platform', 'persistence', 'i18n'],
  platform: ['api', 'persistence', 'worker'],
  api: [],
  persistence: [],
  i18n: [],
  seo: ['i18n'],
  theme: [],
  worker: ['persistence'],
};

/**
 * The parts of the server. The files beside them (`app.ts`, `services.ts`, `start.ts`) create and connect the parts.
 */
export const SERVER: Layers = {
  web: ['modules', 'platform'],
  import: ['modules', 'platform'],
  backup: ['platform'],
  modules: ['platform'],
  platform: [],
};

/** Node's modules that read and write files, and the parts of the server that own files. */
const FILE_SYSTEM = '^(node:)?fs(/promises)?$';
const FILE_OWNERS =
  '^server/(backup|import|web|platform/(files|database)|modules/(media|staff|company|doctor|content/pages|letters/preview))/|^server/platform/http/localRequests\\.ts$|^server/modules/search/readThesaurus\\.ts$';

const escaped = (path: string): string => path.replaceAll('.', '\\.');
const anyOf = (names: readonly string[]): string => names.map(escaped).join('|');

/** Returns a rule for each part: the parts of its world that it must not import. */
const layerRules = (root: string, layers: Layers): Rule[] =>
  Object.entries(layers).flatMap(([part, allowed]) => {
    const others = Object.keys(layers).filter((other) => other !== part && !allowed.includes(other));
    if (others.length === 0) return [];
    return {
      name: `${root || 'world'}-${part}`,
      comment: `${part} may import ${allowed.join(', ') || 'nothing else'}`,
      severity: 'error',
      from: { path: `^${escaped(root)}${escaped(part)}/` },
      to: { path: `^${escaped(root)}(${anyOf(others)})/` },
    } satisfies Rule;
  });

const rule = (name: string, comment: string, from: Side, to: Side): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** Every boundary that `npm run validate` checks; `docs/architecture.md` draws them. */
export const RULES: Rule[] = [
  rule('no-circular', 'modules must not import each other in a circle', {}, { circular: true }),
  rule('not-to-tests', 'nothing that ships imports tests, scripts or benchmarks', {}, { path: '^(tests|scripts)/' }),
  ...layerRules('', WORLDS),
  rule(
    'shared-packages',
    'shared/ does no I/O and knows no framework: zod, @noble/hashes, fflate and a table of pinyin alone',
    { path: '^shared/' },
    { pathNot: '^shared/|(^|/)node_modules/(zod|@noble/hashes|fflate|simple-keyboard-layouts)/' },
  ),
  rule(
    'renderer-without-node',
    'the storefront knows no process but its own',
    { path: '^renderer/src/' },
    { dependencyTypes: ['core'] },
  ),
  ...layerRules('renderer/src/', RENDERER),
  rule(
    'page-to-page',
    'a page imports no other page: what two pages need is a component',
    { path: '^renderer/src/pages/([^/]+)/' },
    { path: '^renderer/src/pages/(?!$1/)' },
  ),
  rule(
    'axios-owner',
    'renderer/src/api alone speaks HTTP',
    { pathNot: '^renderer/src/api/' },
    { path: '(^|/)node_modules/axios/' },
  ),
  ...layerRules('server/', SERVER),
  rule(
    'server-composition',
    'only what puts the server together imports app.ts and start.ts',
    { path: '^server/(platform|modules|import|backup)/' },
    { path: '^server/(app|start|index)\\.ts$' },
  ),
  rule(
    'platform-without-services',
    'the platform knows no service of the store',
    { path: '^server/platform/' },
    { path: '^server/(services|demonstration|storeDatabase)\\.ts$' },
  ),
  rule(
    'repository-without-http',
    'SQL knows no request: routes and platform/http are above it',
    { path: '^server/modules/.*(Repository|Rows|Queries|schema)\\.ts$' },
    { path: '(Routes\\.ts$|^server/platform/http/)' },
  ),
  rule(
    'repository-wall',
    'a module uses what another one offers for it (an interface, a query, a service), never its repository or rows',
    { path: '^server/modules/([^/]+)/' },
    { path: '^server/modules/(?!$1/).*(Repository|Rows)\\.ts$' },
  ),
  rule(
    'file-owners',
    'files are read and written by the parts that own them',
    { path: '^server/(modules|platform|web)/', pathNot: FILE_OWNERS },
    { path: FILE_SYSTEM, dependencyTypes: ['core'] },
  ),
  rule(
    'kiosk-without-rep',
    'the client is a kiosk or a rep’s laptop, never both',
    { path: '^electron/main/kiosk/' },
    { path: '^electron/main/rep/' },
  ),
  rule(
    'rep-without-kiosk',
    'the client is a kiosk or a rep’s laptop, never both',
    { path: '^electron/main/rep/' },
    { path: '^electron/main/kiosk/' },
  ),
  rule(
    'client-foundation',
    'windows, security and session know no capability of the client',
    { path: '^electron/main/(windows|security|session)/' },
    { path: '^electron/main/(rep|kiosk|carts|catalogue|customers|outbox|signIn|updates)/' },
  ),
];
