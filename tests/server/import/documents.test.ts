import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT_FILE } from '../../../server/import/files/FileLoader.ts';
import { storedDocuments } from '../../../server/modules/media/SourceFiles.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';
import { useProductFiles } from './useProductFiles.ts';

const HEADER = 'Part No.,Brand,Group,Name,Datasheet,Instrucciones de uso,Documents';
const pdf = (text: string): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

onAnyServer('documents that a file of products names', (store, database) => {
  const files = useProductFiles(database, {
    option: 'documents',
    type: DOCUMENT_FILE,
    stored: storedDocuments,
    header: HEADER,
  });
  const { folder, put, load, served, requests } = files;
  const row = (...cells: string[]) => `${files.code},Acme,Cuffs,Cuff ${files.code},${cells.join(',')}`;
  const shown = async () =>
    (await store().good('readProduct', { id: (await files.named(files.code))!.id })).documents.map(
      ({ id: _id, ...document }) => document,
    );
  const contentAt = async (url: string) => {
    const { rawPayload, statusCode, headers } = await store().app.inject({ method: 'GET', url });
    return { status: statusCode, type: headers['content-type'], content: rawPayload.toString() };
  };

  it('are shown by kind and language, and opened as PDF', async () => {
    put('sheet.pdf', pdf('a sheet'));
    served.set('/Gu%C3%ADa.pdf', pdf('a guide'));
    expect(await load([row('sheet.pdf', `${files.web}/Gu%C3%ADa.pdf`, 'x_manual_RU.pdf')])).toEqual([
      expect.stringMatching(/^2: documents "x_manual_RU.pdf" is not in .+ --documents=FOLDER$/),
    ]);
    const [sheet, guide, ...others] = await shown();
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ kind: 'datasheet', language: 'en', title: '', media_type: 'application/pdf' });
    expect(sheet!.size_bytes).toBe(pdf('a sheet').length);
    expect(guide).toMatchObject({ kind: 'ifu', language: 'es' });
    expect(await contentAt(sheet!.url)).toEqual({
      status: 200,
      type: 'application/pdf',
      content: pdf('a sheet').toString(),
    });
    expect((await contentAt(guide!.url)).content).toContain('a guide');
  });

  it('have the names of their files where there are several of a kind', async () => {
    put('part 1.pdf', pdf('one'));
    put('part 2.pdf', pdf('two'));
    await load([row('part 1.pdf | part 2.pdf', '', '')]);
    expect((await shown()).map(({ title }) => title)).toEqual(['part 1', 'part 2']);
  });

  it('are left out with their reasons where they are no PDF files or do not come', async () => {
    put('text.pdf', Buffer.from('no document'));
    served.set('/page', Buffer.from('<!doctype html><p>Sign in'));
    const notes = await load([row(`text.pdf | ${files.web}/page | ${files.web}/none.pdf`, 'yes', '')]);
    expect(new Set(notes)).toEqual(
      new Set([
        '2: documents "yes" is neither a web address nor the name of a file',
        '2: documents "text.pdf" is no PDF file',
        `2: documents "${files.web}/page" is no PDF file`,
        `2: documents "${files.web}/none.pdf" answers 404`,
      ]),
    );
    expect(await shown()).toEqual([]);
  });

  it('are loaded once, and stay where their server no longer answers', async () => {
    served.set('/a.pdf', pdf('a'));
    await load([row(`${files.web}/a.pdf`, '', '')]);
    const before = await shown();
    served.clear();
    await load([row(`${files.web}/a.pdf`, '', '')]);
    expect([requests, await shown()]).toEqual([['/a.pdf'], before]);
    expect(await load([row(`${files.web}/a.pdf`, '', '')], { reloads: true })).toEqual([
      `2: documents "${files.web}/a.pdf" answers 404`,
    ]);
    expect(await shown()).toEqual(before);
  });

  it('have a new address when their file has changed, and the earlier version while it is broken', async () => {
    put('a.pdf', pdf('first'));
    await load([row('a.pdf', '', '')]);
    const [first] = await shown();
    put('a.pdf', Buffer.from('broken'));
    expect(await load([row('a.pdf', '', '')])).toEqual([
      '2: documents "a.pdf" is no PDF file; its earlier version stays',
    ]);
    expect(await shown()).toEqual([first]);
    put('a.pdf', pdf('the second'));
    await load([row('a.pdf', '', '')]);
    const [second] = await shown();
    expect(second!.url).not.toBe(first!.url);
    expect([(await contentAt(first!.url)).status, (await contentAt(second!.url)).content]).toEqual([
      404,
      pdf('the second').toString(),
    ]);
    rmSync(join(folder, 'a.pdf'));
  });

  it('stay where another file has no column of documents, and go with an empty cell', async () => {
    put('a.pdf', pdf('a'));
    await load([row('a.pdf', '', '')]);
    const before = await shown();
    await load([`${files.code},Acme,Cuffs,Cuff,11`], { header: 'Part No.,Brand,Group,Name,Price' });
    expect(await shown()).toEqual(before);
    await load([row('', '', '')]);
    expect(await shown()).toEqual([]);
  });

  it.each([
    '/media/d/0123456789abcdef.12/a.pdf',
    '/media/d/x/a.pdf',
    '/media/d/%00/a.pdf',
    "/media/d/'/a.pdf",
    '/media/d/0123456789abcdef.12',
  ])('there is none at %s', async (url) => {
    expect((await contentAt(url)).status).toBe(404);
  });
});
