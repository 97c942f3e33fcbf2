import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language, LANGUAGES, withLanguage } from '../../../shared/text/languages.ts';
import { SitemapRepository } from '../../modules/catalogue/SitemapRepository.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import { robots } from './robots.ts';
import { type Kind, KINDS, type MapFile, SiteMap } from './SiteMap.ts';
import { addressFile, type Entry, indexFile } from './xml.ts';

const AN_HOUR = 'public, max-age=3600';
const NAME = /^([a-z]+)-([a-z]{2})-([1-9]\d{0,4})\.xml$/;

/** Serves robots.txt and the sitemaps. Returns the function that invalidates their cache. */
export function sitemapRoutes(
  app: FastifyInstance,
  { database, content, store }: Pick<Services, 'database' | 'content' | 'store'>,
  settings: Pick<Settings, 'publicUrl'>,
  now: () => number = Date.now,
): () => void {
  const map = new SiteMap(new SitemapRepository(database.db), content, now, () => store.current.languages ?? LANGUAGES);
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(robots(siteOrigin(request, settings))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = siteOrigin(request, settings);
    return xml(reply).send(indexFile((await map.files()).map((file) => entryOf(file, origin))));
  });
  app.get<{ Params: { name: string } }>('/sitemap-:name', async (request, reply) => {
    const file = await fileOf(map, request.params.name);
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    if (file.changed) void reply.header('last-modified', new Date(file.changed).toUTCString());
    if (isKnown(request, file)) return reply.code(304).header('cache-control', AN_HOUR).send();
    return xml(reply).send(Readable.from(addressFile(located(map, file, siteOrigin(request, settings)))));
  });
  return () => map.invalidate();
}

const xml = (reply: FastifyReply): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', AN_HOUR);

const entryOf = ({ kind, language, part, changed }: MapFile, origin: string): Entry => ({
  address: `${origin}/sitemap-${kind}-${language}-${part}.xml`,
  changed,
});

async function fileOf(map: SiteMap, name: string): Promise<MapFile | null> {
  const [, kind, language, part] = NAME.exec(name) ?? [];
  return isKind(kind) && isLanguage(language) ? map.file(kind, language, Number(part)) : null;
}
const isKind = (text: string | undefined): text is Kind => KINDS.some((kind) => kind === text);

async function* located(map: SiteMap, file: MapFile, origin: string): AsyncGenerator<Entry[]> {
  for await (const batch of map.addresses(file)) yield batch.map((entry) => inFull(entry, origin, file.language));
}
const inFull = ({ address, changed }: Entry, origin: string, language: Language): Entry => ({
  address: origin + withLanguage(address, language),
  changed,
});

function isKnown({ headers }: FastifyRequest, { changed }: MapFile): boolean {
  const modifiedSince = Date.parse(headers['if-modified-since'] ?? '');
  // HTTP dates have a resolution of seconds.
  return changed !== undefined && Math.floor(Date.parse(changed) / 1_000) * 1_000 <= modifiedSince;
}
