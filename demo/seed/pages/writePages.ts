import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inAll } from '../../../server/modules/content/localisedWords.ts';
import type { ArticleRecord } from '../../../server/modules/content/ContentRecord.ts';
import { ContentRepository } from '../../../server/modules/content/ContentRepository.ts';
import { defaultPages } from '../../../server/modules/content/defaultPages/defaultPages.ts';
import type { Database } from '../../../server/platform/database/Database.ts';
import { ShipmentRepository } from '../../../server/modules/shipments/ShipmentRepository.ts';
import { pictureAt } from '../../../server/modules/media/pictureAt.ts';
import { branches, leafId } from '../outline/taxonomy.ts';
import type { ArticleText } from './ArticleText.ts';
import { choosingAProbe } from './articles/choosingAProbe.ts';
import { cleaningATransducer } from './articles/cleaningATransducer.ts';
import { ecgLeadColours } from './articles/ecgLeadColours.ts';
import { preparingAQuotation } from './articles/preparingAQuotation.ts';
import { readingAPartNumber } from './articles/readingAPartNumber.ts';
import { refurbishedGrades } from './articles/refurbishedGrades.ts';
import { spo2Compatibility } from './articles/spo2Compatibility.ts';
import { xrayTubeCare } from './articles/xrayTubeCare.ts';
import { offers } from './landing/offers.ts';
import { solutions } from './landing/solutions.ts';
import { pageRecord } from './landingParts.ts';
import { proseInAll } from '../../../server/modules/content/prose.ts';
import { shipments } from './shipments.ts';

const VERSION_NAME = 'pages_version';

const articleTexts: ArticleText[] = [
  choosingAProbe,
  readingAPartNumber,
  cleaningATransducer,
  refurbishedGrades,
  ecgLeadColours,
  spo2Compatibility,
  xrayTubeCare,
  preparingAQuotation,
];

/** Writes the demonstration pages, unless they are unchanged. Returns whether it wrote. */
export async function writePages(db: Database): Promise<boolean> {
  const pages = {
    articles: articleTexts.map(articleRecord),
    // The demonstration has the pages that every store begins with.
    publish: [...defaultPages],
    pages: [...solutions, ...offers].map(pageRecord),
  };
  const version = createHash('sha256')
    .update(JSON.stringify([pages, shipments]))
    .digest('hex');
  const storedVersion = await db.execute<{ value: string }>(
    sql`select value from secrets where name = ${VERSION_NAME}`,
  );
  if (storedVersion.rows[0]?.value === version) return false;
  await new ContentRepository(db).write(pages);
  await new ShipmentRepository(db).write(shipments);
  await db.execute(sql`
    insert into secrets (name, value) values (${VERSION_NAME}, ${version})
    on conflict (name) do update set value = excluded.value`);
  return true;
}

const articleRecord = (text: ArticleText): ArticleRecord => ({
  id: text.id,
  seo_key: text.key,
  texts: {
    ...inAll('title', text.title),
    ...inAll('summary', text.summary),
    ...inAll('html', proseInAll(text.body, groupAddress)),
  },
  picture: pictureAt(text.picture),
  groups: text.groups,
  published_at: new Date(`${text.published}T08:00:00.000Z`),
});

function groupAddress(key: string): string | null {
  const id = branches.find((branch) => branch.key === key)?.id ?? leafId(key);
  return id > 0 ? `/category/${key}/${id}` : null;
}
