import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../shared/text/languages.ts';
import { type AppTexts, manifestPath, webManifest } from '../src/entry/webManifest.ts';

const manifestIn = (language: Language): string => {
  const texts = readFileSync(new URL(`../src/i18n/${language}/app.json`, import.meta.url), 'utf8');
  return JSON.stringify(webManifest(language, JSON.parse(texts) as AppTexts));
};

/** Writes the web app manifests, one per language. */
export const webManifests = (): Plugin => ({
  name: 'web-manifests',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, reply, next) => {
      const language = LANGUAGES.find((one) => manifestPath(one) === request.url);
      if (!language) return next();
      reply.setHeader('content-type', 'application/manifest+json').end(manifestIn(language));
    }),
  generateBundle(options) {
    // The server's bundle needs none.
    if (options.dir?.endsWith('server')) return;
    for (const language of LANGUAGES)
      this.emitFile({ type: 'asset', fileName: manifestPath(language).slice(1), source: manifestIn(language) });
  },
});
