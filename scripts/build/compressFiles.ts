import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures are already compressed, and very small files would grow. */
const WORTH_IT = '**/*.{js,css,svg,json,txt,webmanifest}';
const SMALLEST_BYTES = 256;

/**
 * Writes a brotli and a gzip version beside each file of the build, with maximum compression, for the server to send.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = globSync(WORTH_IT, { cwd: folder }).map((file) => join(folder, file));
  const worth = files.filter((file) => statSync(file).size >= SMALLEST_BYTES);
  await Promise.all(
    worth.map(async (file) => {
      const bytes = readFileSync(file);
      const [small, smaller] = await Promise.all([
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
        promisify(brotliCompress)(bytes, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 11 },
        }),
      ]);
      writeFileSync(`${file}.gz`, small);
      writeFileSync(`${file}.br`, smaller);
    }),
  );
}
