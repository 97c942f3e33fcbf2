import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import type { AppInfo, FileSet, FuseOptionsV1 } from 'app-builder-lib';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { getWindowsInstallationDirName } from 'app-builder-lib/out/targets/targetUtil.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { APP_ID } from '../../../electron/main/app/appId.ts';
import { isOfRelease, readRelease } from '../../../electron/main/updates/signedRelease.ts';
import { type Language, LANGUAGES } from '../../../shared/text/languages.ts';
import { LINK_SCHEME } from '../../../electron/main/rep/links/deepLinks.ts';

const root = join(import.meta.dirname, '../../..');
const fromRoot = (path: string): string => join(root, path);
/** The folders of texts by language, as macOS and Electron name them. */
const LPROJ: Record<Language, string> = { en: 'en', es: 'es', ru: 'ru', zh: 'zh_CN' };
/** The place of the fuses in Electron's executable. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const config = await getConfig(root, 'electron-builder.yml', null);

describe('the configuration of the packages', () => {
  it('is one that electron-builder accepts', async () => {
    await expect(validateConfiguration(config, new DebugLogger())).resolves.toBeUndefined();
  });

  it.each(LANGUAGES)('says on macOS why it asks for the camera, in %s', (language) => {
    const [resources] = config.mac!.extraResources as FileSet[];
    const folder = join(root, resources!.from!, `${LPROJ[language]}.lproj`);
    const text = /^NSCameraUsageDescription = "(.{10,})";\n$/.exec(
      readFileSync(join(folder, 'InfoPlist.strings'), 'utf8'),
    );
    expect(text).not.toBeNull();
    if (language === 'en') expect(text![1]).toBe(config.mac!.extendInfo.NSCameraUsageDescription);
    expect(resources!.to).toBe('.');
  });

  it('is installed where the instructions for a kiosk expect it', () => {
    const { oneClick, perMachine } = config.nsis!;
    expect([oneClick, perMachine]).toEqual([true, false]);
    const { name } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { name: string };
    const app = { productFilename: config.productName, sanitizedName: name } as AppInfo;
    const folder = getWindowsInstallationDirName(app, !oneClick || perMachine === true);
    const instructions = readFileSync(fromRoot('docs/kiosk.md'), 'utf8');
    expect(instructions).toContain(`\\AppData\\Local\\Programs\\${folder}\\${config.productName}.exe`);
    expect(instructions).not.toContain('Program Files');
  });

  it('sets every fuse to its safe value', () => {
    // `Required`, so that a fuse added by a newer Electron does not compile until it is configured.
    const fuses: Required<Omit<FuseOptionsV1, 'resetAdHocDarwinSignature'>> = {
      runAsNode: false,
      enableCookieEncryption: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      loadBrowserProcessSpecificV8Snapshot: false,
      grantFileProtocolExtraPrivileges: false,
    };
    expect(config.electronFuses).toEqual(fuses);
    expect(config).toMatchObject({ asar: true, disableAsarIntegrity: false });
  });

  it('ships the bundles and keytar for the target alone, its binary where the system can load it', () => {
    const patterns = (config.files as FileSet[]).flatMap(({ filter }) => filter ?? []);
    expect(patterns).toContain('!node_modules/**');
    const native = patterns.filter((pattern) => pattern.includes('prebuilds'));
    expect(native).toEqual(['node_modules/keytar/prebuilds/${platform}-${arch}/**']);
    expect(config.asarUnpack).toEqual(['node_modules/keytar/prebuilds/**']);
    for (const target of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'win32-arm64', 'linux-x64', 'linux-arm64'])
      expect(existsSync(fromRoot(`node_modules/keytar/prebuilds/${target}`)), target).toBe(true);
  });

  it('builds what each system installs and updates from', () => {
    const targets = (of: unknown): string[] =>
      (of as { target: { target: string }[] }).target.map((each) => each.target);
    expect(targets(config.mac)).toEqual(['dmg', 'zip']);
    expect(targets(config.win)).toEqual(['nsis']);
    expect(targets(config.linux)).toEqual(['AppImage', 'deb']);
    // An update renames an AppImage with a version in its name, and launchers no longer find it.
    expect(config.appImage?.artifactName).toBe('${productName}-${arch}.${ext}');
    // Without these no deb is built.
    expect(config.linux).toMatchObject({ maintainer: expect.stringMatching(/^.+ <\S+@\S+>$/) });
    expect(config.extraMetadata).toMatchObject({ homepage: expect.stringMatching(/^https:/) });
    expect(config.mac).toMatchObject({ hardenedRuntime: true });
    expect(config.win).toMatchObject({ verifyUpdateCodeSignature: true });
    // A build without a certificate must not look like a release.
    for (const of of [config.mac, config.win]) expect(of).toMatchObject({ forceCodeSigning: true });
    expect(config.extraMetadata).toMatchObject({ author: { name: config.productName } });
    // Otherwise an update asks a question, which nobody at a kiosk can answer.
    expect(config.nsis).toMatchObject({ oneClick: true, perMachine: false });
    // The outbox is there, and must survive an installation over the old one.
    expect(config.nsis).toMatchObject({ deleteAppDataOnUninstall: false });
    expect(config.publish).toMatchObject({ provider: 'generic', url: '${env.UPDATE_URL}' });
  });

  it('gives the client on macOS no entitlement but to compile and to use the camera', () => {
    const plist = readFileSync(fromRoot(String(config.mac?.entitlements)), 'utf8');
    expect([...plist.matchAll(/<key>(.+)<\/key>/g)].map(([, key]) => key)).toEqual([
      'com.apple.security.cs.allow-jit',
      'com.apple.security.device.camera',
    ]);
    expect(config.mac?.entitlementsInherit).toBe(config.mac?.entitlements);
  });

  it('has on Windows the id by which the client shows its notifications', () => {
    expect(config.appId).toBe(APP_ID);
  });

  it('registers the links that the client opens', () => {
    expect(config.protocols).toEqual([{ name: 'Medstore', schemes: [LINK_SCHEME] }]);
    expect(config.linux).toMatchObject({ mimeTypes: [`x-scheme-handler/${LINK_SCHEME}`] });
  });

  it('has an icon for each system, in the sizes it shows', async () => {
    const icns = readFileSync(fromRoot(String(config.mac?.icon)));
    expect(icns.subarray(0, 4).toString()).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const largest = icns.subarray(icns.indexOf('ic10') + 8);
    expect((await sharp(largest).metadata()).width).toBe(1024);
    const ico = readFileSync(fromRoot(String(config.win?.icon)));
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_none, row) => ico[6 + 16 * row] || 256);
    expect(sizes).toEqual(expect.arrayContaining([16, 32, 48, 256]));
    for (const size of [16, 32, 128, 256, 512]) {
      const { width, height } = await sharp(
        fromRoot(join(String(config.linux?.icon), `${size}x${size}.png`)),
      ).metadata();
      expect([width, height]).toEqual([size, size]);
    }
    expect(statSync(fromRoot('resources/public/img/tray.png')).size).toBeGreaterThan(0);
  });
});

it('a release that was signed is one the client installs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const keyFile = join(folder, 'key.pem');
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(join(folder, 'Medstore-0.1.0.AppImage'), 'the client');
  writeFileSync(join(folder, 'latest-linux.yml'), 'version: 0.1.0');
  const env = { ...process.env, UPDATE_SIGNING_KEY: keyFile };
  const output = execFileSync(process.execPath, ['scripts/release/signRelease.ts', folder], {
    cwd: root,
    env,
    encoding: 'utf8',
  });

  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  expect(output).toContain(key);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const release = readRelease(read('release.json'), read('release.json.sig'), key);
  expect(release.files.map(({ name }) => name)).toEqual(['Medstore-0.1.0.AppImage']);
  const [{ name, sha512 }] = release.files as [{ name: string; sha512: string }];
  expect(isOfRelease({ version: release.version, files: [{ url: name, sha512 }] }, release)).toBe(true);
  rmSync(folder, { recursive: true });
});

it('a packed client whose fuses are not as configured is reported, by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  const check = () =>
    spawnSync(process.execPath, ['scripts/release/checkFuses.ts', folder], { cwd: root, encoding: 'utf8' });
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('run electron-builder first') });
  // The part of Electron's executable with the fuses: sentinel, wire version, length, and eight fuses.
  const wire = Buffer.from('\x01\x0810001001', 'latin1');
  const client = join(folder, 'linux-unpacked', 'medstore');
  mkdirSync(join(folder, 'linux-unpacked'));
  writeFileSync(client, Buffer.concat([Buffer.alloc(999, 7), Buffer.from(SENTINEL), wire, Buffer.alloc(99, 7)]));
  const { stdout, status } = check();
  expect(status).toBe(1);
  expect(stdout).toContain('runAsNode is not off');
  expect(stdout).toContain('onlyLoadAppFromAsar is not on');
  expect(stdout).not.toContain('enableEmbeddedAsarIntegrityValidation');

  await flipFuses(client, {
    version: FuseVersion.V1,
    [FuseV1Options.RunAsNode]: false,
    [FuseV1Options.EnableCookieEncryption]: true,
    [FuseV1Options.OnlyLoadAppFromAsar]: true,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  });
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('1 clients have their 8 fuses') });
  rmSync(folder, { recursive: true });
});
