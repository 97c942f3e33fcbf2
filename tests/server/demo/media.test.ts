import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogueRepository } from '../../../server/modules/catalogue/CatalogueRepository.ts';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { mediaRoutes } from '../../../server/modules/media/mediaRoutes.ts';
import { PictureStore } from '../../../server/modules/media/PictureStore.ts';
import { documentRoutes } from '../../../demo/documents/documentRoutes.ts';
import { drawPicture } from '../../../demo/pictures/drawPicture.ts';
import { LiveSettings } from '../../../server/modules/company/settings/LiveSettings.ts';
import { seededProducts } from '../../support/fixtures/catalogue/seededProducts.ts';
import { brandRecords, groupRecords } from '../../../demo/seed/outline/outline.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';

const products = seededProducts().slice(0, 60);
onAnyDatabase('what the demonstration draws and writes', (database) => {
  let folder = '';
  const app = Fastify();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'medstore-media-'));
    const { db } = database().opened;
    const writer = new CatalogueWriter(db);
    await writer.write({ groups: groupRecords(), brands: brandRecords(), products });
    const store = new LiveSettings({ read: () => Promise.resolve(null) }, null);
    mediaRoutes(app, { catalogue: new CatalogueRepository(db), store }, new PictureStore(folder, drawPicture));
    documentRoutes(app, new CatalogueRepository(db));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  describe('pictures', () => {
    it('are drawn once, sent with their length, and kept for good', async () => {
      const url = products[0]?.pictures[0]?.src.replace('{w}', '320').replace('{f}', 'avif') ?? '';
      const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
      for (const answer of answers) {
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-type']).toBe('image/avif');
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
        expect(answer.headers['cache-control']).toContain('immutable');
      }
      expect((await sharp(answers[0]?.rawPayload).metadata()).width).toBe(320);
      expect(await readdir(join(folder, 'media'))).toHaveLength(1);
    });

    it.each([
      '/media/p/nothing-320.avif',
      '/media/p/group.ultrasound-333.avif',
      '/media/p/group.ultrasound-320.png',
      '/media/p/..%2f..%2fdb-320.avif',
      '/media/p/',
      '/media/secrets',
    ])('answers %s with 404 and writes nothing', async (url) => {
      const before = await readdir(join(folder, 'media'));
      expect((await app.inject(url)).statusCode).toBe(404);
      expect(await readdir(join(folder, 'media'))).toEqual(before);
    });
  });

  describe('documents', () => {
    it('open, each in its language, and run nothing', async () => {
      for (const product of products.slice(0, 12)) {
        for (const paper of product.documents) {
          const answer = await app.inject(paper.url);
          expect(answer.statusCode, paper.url).toBe(200);
          expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
          expect(answer.body).toContain(`lang="${paper.language}-`);
          expect(answer.body).toContain(product.code);
          expect(answer.body).not.toMatch(/<script|undefined/);
        }
      }
    });

    it.each(['0', '1', '99999999999', 'abc', '-5'])('has no document %s', async (id) => {
      expect((await app.inject(`/media/documents/${id}`)).statusCode).toBe(404);
    });
  });
});
