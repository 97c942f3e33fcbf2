import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askControl } from '../../../../../server/modules/staff/control/askControl.ts';
import type { ControlServices } from '../../../../../server/modules/staff/control/controlCommand.ts';
import { type Control, writeControl } from '../../../../../server/modules/staff/control/controlFile.ts';
import { openControl } from '../../../../../server/modules/staff/control/openControl.ts';
import type { StaffCommand } from '../../../../../server/modules/staff/commands/commands.ts';

const ACT: StaffCommand = { act: 'paid', order: 'M-2026-000123', actor: 'marta' };
const log = { error: vi.fn(), warn: vi.fn() };
const markPaid = vi.fn<(code: string, actor: string) => Promise<string>>();
let dataDir: string;
let close: () => Promise<void>;
const file = () => join(dataDir, 'control.json');
const control = () => JSON.parse(readFileSync(file(), 'utf8')) as Control;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'medstore-control-'));
  vi.clearAllMocks();
  markPaid.mockResolvedValue('M-2026-000123');
  const vitals = { read: async () => [] };
  const services = { staffOrders: { markPaid }, vitals } as unknown as ControlServices;
  close = await openControl(services, dataDir, log as never);
});
afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a running server', () => {
  it('does what a command with its secret asks for', async () => {
    expect(await askControl(dataDir, ACT)).toMatchObject({ isDone: true });
    expect(markPaid.mock.calls).toEqual([['M-2026-000123', 'marta']]);
  });

  it('writes a report', async () => {
    const { line } = (await askControl(dataDir, { report: 'vitals', days: 7 }))!;
    expect(line).toBe('No page load was measured in the last 7 days. Only visitors who allow it are measured.');
  });

  it('shows its secret to nobody else on the machine, and takes it along when it ends', async () => {
    if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
    await close();
    expect(existsSync(file())).toBe(false);
    expect(await askControl(dataDir, ACT)).toBeNull();
  });

  it.each<[string, (secret: string) => Record<string, string>]>([
    ['without a secret', () => ({})],
    ['with another secret', (secret) => ({ authorization: `Bearer ${secret.slice(1)}A` })],
    ['with the beginning of its secret', (secret) => ({ authorization: `Bearer ${secret.slice(0, -1)}` })],
  ])('does nothing %s', async (_how, headers) => {
    const { port, secret } = control();
    const sent = { method: 'POST', headers: headers(secret), body: JSON.stringify(ACT) };
    expect((await fetch(`http://127.0.0.1:${port}/`, sent)).status).toBe(403);
    expect(markPaid).not.toHaveBeenCalled();
  });

  it('says that it could not do it, and why in its log', async () => {
    markPaid.mockRejectedValue(new Error('the database is away'));
    await expect(askControl(dataDir, ACT)).rejects.toThrow('The running store could not do it.');
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('the control file of a killed server', () => {
  it('is no server, where nothing listens there any more', async () => {
    const left = control();
    await close();
    writeControl(dataDir, left);
    expect(await askControl(dataDir, ACT)).toBeNull();
  });

  it.each([403, 404])('is no server, where another program answers %i there', async (status) => {
    const other = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    writeControl(dataDir, { ...control(), port: (other.address() as AddressInfo).port });
    expect(await askControl(dataDir, ACT)).toBeNull();
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });
});
