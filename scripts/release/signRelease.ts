// After electron-builder: lists the files in release/ and signs the list. UPDATE_SIGNING_KEY names the private key's
// file.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../release');
const keyFile = process.env['UPDATE_SIGNING_KEY'];
if (!keyFile) {
  process.stderr.write('UPDATE_SIGNING_KEY: name the file of the Ed25519 private key (docs/packaging.md)\n');
  process.exit(1);
}
const key = createPrivateKey(readFileSync(keyFile));
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
const installers = readdirSync(folder).filter((name) => /\.(exe|dmg|zip|AppImage|deb)$/.test(name));
const files = installers.toSorted().map((name) => ({
  name,
  sha512: createHash('sha512')
    .update(readFileSync(join(folder, name)))
    .digest('base64'),
}));
const list = `${JSON.stringify({ version, files }, null, 2)}\n`;
writeFileSync(join(folder, 'release.json'), list);
writeFileSync(join(folder, 'release.json.sig'), `${sign(null, Buffer.from(list), key).toString('base64')}\n`);
const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
process.stdout.write(
  `${files.length} files of ${version} signed; clients trust them if built with UPDATE_KEY=${publicKey}\n`,
);
