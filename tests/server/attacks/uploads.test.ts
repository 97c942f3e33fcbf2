import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aPhoto } from '../../support/builders/aPhoto.ts';
import { onOneServer } from '../../support/servers/ServerStore.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A decompression bomb: a black PNG of `side` squared pixels in a few bytes. */
function bomb(side: number, rows: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const SCRIPT = '<script>alert(1)</script>';
const withTail = async (): Promise<Buffer> => Buffer.concat([await aPhoto(), Buffer.from(SCRIPT)]);

onOneServer('a photograph', (store, database) => {
  const send = async (bytes: Buffer | string) => {
    const { access } = await store().member();
    const photo = typeof bytes === 'string' ? bytes : bytes.toString('base64');
    return {
      access,
      answer: await store().ask('addAfterSalePhoto', { photo, idempotency_key: randomUUID() }, { access }),
    };
  };

  it.each([
    ['claims more pixels than any memory holds', bomb(50_000, 1)],
    ['has them, packed', bomb(12_000, 12_000)],
    ['ends in the middle', bomb(200, 2)],
    ['is a page that begins like a picture', Buffer.from(`GIF89a/*${SCRIPT}*/`)],
    [
      'is a drawing that reads files',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&x;</text></svg>',
      ),
    ],
    ['is a document', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['is nothing', Buffer.from('\0'.repeat(64))],
    ['is not even base64', '<<<not base64>>>'],
  ])('that %s is refused', async (_what, bytes) => {
    expect((await send(bytes)).answer).toMatchObject({ code: 1, data: { errors: { photo: expect.any(String) } } });
  });

  it('is limited to sixty in 15 minutes, as a small file can take much work', async () => {
    const { access, user_id: member } = await store().member();
    const photo = (await aPhoto()).toString('base64');
    const send = () => store().ask('addAfterSalePhoto', { photo, idempotency_key: randomUUID() }, { access });
    await database().opened.db.execute(sql`insert into rate_windows (key, hits, ends_at)
      values (${`photo:member:${member}`}, 59, now() + interval '5 minutes')`);
    expect([(await send()).code, (await send()).code]).toEqual([0, 11]);
  });

  it('that is also valid HTML is stored as a picture alone', async () => {
    const { access, answer } = await send(await withTail());
    const { src } = await store().good('readAfterSalePhoto', answer.data as { id: number }, { access });
    const saved = Buffer.from(src.split(',')[1]!, 'base64');
    expect(saved.includes(SCRIPT)).toBe(false);
    expect((await sharp(saved).metadata()).format).toBe('webp');
  });
});
