import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CatalogueWriter } from '../../../server/modules/catalogue/writing/CatalogueWriter.ts';
import { skus } from '../../../server/modules/catalogue/schema.ts';
import { freePort } from '../../../scripts/processes.ts';
import { eventually } from '../../support/checks/eventually.ts';
import { newMember } from '../../support/drivers/apiAs.ts';
import { smallProduct, PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onPostgres } from '../../support/servers/databases/databases.ts';
import { ownInstances } from '../../support/servers/instances/ownInstances.ts';
import { hasVarnish, Varnish } from '../../support/servers/instances/varnish.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0';
const PAGE = '/product/probe-1/1';

if (hasVarnish()) {
  const port = await freePort();
  const varnish = new Varnish(port);

  onPostgres('two instances behind Varnish', (database) => {
    const instances = ownInstances(database, 2, { PAGE_CACHES: varnish.address });
    beforeAll(async () => {
      const [one, other] = instances().all.map(({ address }) => address);
      await varnish.start([one!, other!]);
    });
    afterAll(() => varnish.stop());

    const open = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await fetch(varnish.address + path, { headers: { 'user-agent': DESK, ...headers } });
      // Varnish names the request, and for a kept answer the one that brought it.
      return { reply, html: await reply.text(), isKept: reply.headers.get('x-varnish')!.includes(' ') };
    };
    const rename = (name: string) =>
      new CatalogueWriter(database().opened.db).write({
        products: [{ ...smallProduct(PRICED.product, 'CX-1', PRICED.price), en_product_name: name }],
      });

    it('have their pages cached, without the tag that only the instances use', async () => {
      await open('/kept');
      const { reply, isKept } = await open('/kept');
      expect([reply.status, isKept]).toEqual([200, true]);
      expect(reply.headers.get('cache-tag')).toBeNull();
    });

    it('have pages kept for each layout, whatever a visitor claims', async () => {
      expect((await open('/layout', { 'user-agent': PHONE })).html).toContain('<p>mobile</p>');
      expect((await open('/layout', { 'x-device-class': 'mobile' })).html).toContain('<p>desktop</p>');
      const cached = await open('/layout', { 'user-agent': PHONE });
      expect([cached.isKept, cached.html.includes('<p>mobile</p>')]).toEqual([true, true]);
    });

    it('show a change by either of them on the next visit', async () => {
      for (const name of ['First name', 'Second name']) {
        await open(PAGE);
        await rename(name);
        await eventually(async () => expect((await open(PAGE)).html).toContain(name));
      }
    });

    it('never have a member’s data cached', async () => {
      const { call } = await newMember('Dr. Ana Ruiz', () => varnish.address);
      const seen = (await call('readProduct', { id: PRICED.product })) as { skus: { market_price?: number }[] };
      const [{ price } = { price: null }] = await database()
        .opened.db.select({ price: skus.price })
        .from(skus)
        .where(eq(skus.id, PRICED.sku));
      expect(seen.skus[0]!.market_price).toBe(price);
      const asMember = await open('/as-member', { authorization: 'Bearer somebody', cookie: 'locale=ru' });
      const asVisitor = await open('/as-member');
      expect([asVisitor.isKept, asVisitor.html]).toEqual([true, asMember.html]);
      expect(asVisitor.html).not.toContain('market_price');
    });

    it('lead from the front page to the language of each visitor', async () => {
      const inRussian = await fetch(varnish.address, { redirect: 'manual', headers: { cookie: 'locale=ru' } });
      expect(inRussian.headers.get('location')).toBe('/ru');
      expect((await open('/')).isKept).toBe(false);
    });
  });
}
