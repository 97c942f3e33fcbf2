import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod/mini';
import { StartFailure } from '../../../settings.ts';
import { pageFileName, picturesIn, readPageFile, writePageFile } from './pageFile.ts';
import { PictureFiles } from './PictureFiles.ts';
import { type ExportedPages, pageRefusal } from './runPagesCommand.ts';
import type { WrittenPage } from './WrittenPage.ts';

/**
 * Reads the page files at a place, all before anything is written, and the pictures that they name. Throws a StartFailure
 * with a line for each fault. `scenes`: the drawings of the store.
 */
export async function readPages(place: string, scenes: readonly string[]) {
  const files = filesAt(place);
  if (files.length === 0) throw new StartFailure(`There is no Markdown file (.md) in ${place}.`);
  const pictures = new PictureFiles(scenes);
  const pages: WrittenPage[] = [];
  const faults: string[] = [];
  const fileByPage = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const read = readPageFile(text, await pictures.read(dirname(file), picturesIn(text)));
    if ('faults' in read) {
      faults.push(...read.faults.map((fault) => `${file}: ${fault}`));
      continue;
    }
    const { kind, key, language } = read.page;
    const name = `${kind} ${key} in ${language}`;
    const other = fileByPage.get(name);
    if (other !== undefined) faults.push(`${file}: it is the ${name}, as ${other} is`);
    fileByPage.set(name, file);
    pages.push(read.page);
  }
  if (faults.length > 0) throw new StartFailure(pageRefusal(faults));
  return { pages, files, pictures: pictures.all().map((one) => ({ ...one, content: one.content.toString('base64') })) };
}

function filesAt(place: string): string[] {
  const fileStatus = statSync(place, { throwIfNoEntry: false });
  if (!fileStatus) throw new StartFailure(`There is no file or folder ${place}.`);
  if (!fileStatus.isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => join(place, name));
}

/** Writes pages and pictures into a folder, over no file. Returns how many files there are. */
export function writePages(folder: string, { pages, pictures }: z.infer<typeof ExportedPages>): number {
  mkdirSync(folder, { recursive: true });
  const names = fileNames(pictures);
  const targets = [
    ...pages.map((page) => ({ name: pageFileName(page, pages), content: writePageFile(page, names) })),
    ...pictures.map(({ key, content }) => ({ name: names.get(key) ?? key, content: Buffer.from(content, 'base64') })),
  ];
  const existing = targets.find(({ name }) => statSync(join(folder, name), { throwIfNoEntry: false }));
  if (existing)
    throw new StartFailure(
      `${folder} has ${existing.name} already. Name an empty folder, so that nothing of yours is overwritten.`,
    );
  for (const { name, content } of targets) writeFileSync(join(folder, name), content, { flag: 'wx' });
  return targets.length;
}

/** A file for each picture: by its own name, with a number where several have the same. */
function fileNames(pictures: readonly { key: string; name: string }[]): Map<string, string> {
  const names = new Map<string, string>();
  const usedNames = new Set<string>();
  for (const { key, name } of pictures) {
    let free = name;
    for (let number = 2; usedNames.has(free); number++) free = `${name}-${number}`;
    usedNames.add(free);
    names.set(key, `${free}.webp`);
  }
  return names;
}
