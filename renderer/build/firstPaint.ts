import type { Plugin, Rolldown } from 'vite';

/** Every name of a CSS variable in the code and in the rules; a name that is put together at run time would be lost. */
const NAMES = /--[a-zA-Z][\w-]*/g;
const READ = /(?<=var\()--[\w-]+/g;
const DECLARATION = /(--[\w-]+):[^;{}]+;?/g;

/**
 * The style sheet without the variables that nothing reads: Fluent's theme has some five hundred, of which the store
 * reads a good third.
 */
export function withoutUnread(css: string, codes: readonly string[]): string {
  const read = new Set([...codes.flatMap((code) => code.match(NAMES) ?? []), ...(css.match(READ) ?? [])]);
  return css.replace(DECLARATION, (whole, name: string) => (read.has(name) ? whole : ''));
}

/** Each rule on a line of its own, so that the server can write into a page those that it wears. */
export const inLines = (css: string): string =>
  css.replace(/(?<=\})|(?<=@(?:media|supports|layer|container)\b[^{};]*[{;])/g, '\n');

/**
 * The page as the line brings it: nothing is painted without its style sheet, of which the server writes into a page what
 * the page wears (`server/web/pageStyles.ts`); scripts come after what is to be seen, as a line that is shared by all is
 * slow for each.
 */
export function firstPaint(): Plugin {
  let emit: (source: string) => string;
  return {
    name: 'first-paint',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      order: 'pre',
      handler() {
        emit = (source) => this.getFileName(this.emitFile({ type: 'asset', name: 'store.css', source }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      // Vite writes its sheet after all hooks of this plugin but this one.
      handler(html, { bundle }) {
        const sheet = emit(takeStyles(bundle!));
        const scripts: string[] = [];
        return html
          .replace(/<link rel="stylesheet" [^>]*>/, () => `<link rel="stylesheet" href="/${sheet}">`)
          .replace(/\s*<(script type="module"|link rel="modulepreload") [^>]*>(<\/script>)?/g, (tag) => {
            scripts.push(tag.trim());
            return '';
          })
          .replace('</body>', () => `${scripts.join('')}</body>`);
      },
    },
  };
}

/** The one style sheet of the build, in whose place the plugin's own is served. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle);
  const sheets = files.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  // A second one would be in no page, and nobody would be told.
  if (!sheet || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets; a page takes one.`);
  delete bundle[sheet.fileName];
  const codes = files.filter((file) => file.type === 'chunk').map(({ code }) => code);
  return inLines(withoutUnread(String(sheet.source), codes));
}
