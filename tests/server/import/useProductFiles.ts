import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, expect } from 'vitest';
import { FileLoader, type FileType } from '../../../server/import/files/FileLoader.ts';
import type { SourceFiles } from '../../../server/modules/media/SourceFiles.ts';
import type { Executor } from '../../../server/platform/database/Executor.ts';
import type { TestDatabase } from '../../support/servers/databases/databases.ts';
import { useFileServer } from '../../support/servers/fileServer.ts';
import { type Importing, useImport } from './useImport.ts';

interface FileKind {
  /** The option of the import that loads these files. */
  option: 'pictures' | 'documents';
  type: FileType;
  stored: (db: Executor) => SourceFiles;
  header: string;
}
interface LoadOptions {
  header?: string;
  /** Loads files again that the store has. */
  reloads?: boolean;
}

interface ProductFiles extends Importing {
  /** The part number of this test's product. */
  code: string;
  /** The address of a web server, without a slash at the end. */
  web: string;
  /** The web server's files by path. */
  served: Map<string, Buffer>;
  /** The paths that were requested of it. */
  requests: string[];
  /** Writes a file into the folder of the import. */
  put(name: string, content: Buffer): void;
  /** Imports rows of which none may be refused; returns what was noted. */
  load(rows: string[], options?: LoadOptions): Promise<string[]>;
}

/** Imports products with files of a folder and of a web server. Each test has a part number of its own. */
export function useProductFiles(
  database: () => TestDatabase,
  { option, type, stored, header: usualHeader }: FileKind,
): ProductFiles {
  const importing = useImport(database);
  const { origin, files: served, requests } = useFileServer();
  let turn = 0;
  const files: ProductFiles = {
    ...importing,
    code: '',
    web: '',
    served,
    requests,
    put: (name, content) => {
      const path = join(importing.folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    },
    load: async (rows, { header = usualHeader, reloads = false } = {}) => {
      const notes: string[] = [];
      const parts = { loader: new FileLoader(importing.folder, type), store: stored(database().opened.db), reloads };
      await importing.importText([header, ...rows].join('\n'), { [option]: parts }, (line) => notes.push(line));
      expect(importing.refused).toEqual([]);
      return notes;
    },
  };
  beforeAll(() => {
    files.web = origin();
  });
  beforeEach(() => {
    turn += 1;
    files.code = `${option.slice(0, 3).toUpperCase()}-${turn}`;
  });
  return files;
}
