import { describe, expect, it, vi } from 'vitest';
import { createLinkOpener, externalAddress } from '../../../../electron/main/security/externalLinks.ts';

function linkOpener(mode: 'rep' | 'kiosk') {
  const open = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
  const onFailure = vi.fn();
  const openLink = createLinkOpener({ mode, origin: 'app://bundle', server: 'https://shop.example', open, onFailure });
  return { open, onFailure, openLink };
}

describe('the link opener', () => {
  it('opens https, mail and telephone links, and serialises the address', () => {
    expect(externalAddress('https://maker.example/a b?q=é')).toBe('https://maker.example/a%20b?q=%C3%A9');
    expect(externalAddress('mailto:sales@shop.example')).toBe('mailto:sales@shop.example');
    expect(externalAddress('tel:+34600')).toBe('tel:+34600');
  });

  it.each([
    'http://maker.example/',
    'file:///etc/passwd',
    'javascript:1',
    'ms-msdt:/id',
    'smb://host/x',
    'https://a:b@c.example/',
    'https://maker.example@c.example/',
    'https://:b@c.example/',
    'app://bundle:1/',
    'x',
  ])('refuses %s, and says so', async (url) => {
    const { openLink, open, onFailure } = linkOpener('rep');
    expect(await openLink(url)).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(onFailure.mock.calls).toEqual([['refused']]);
  });

  it.each([
    ['app://bundle/media/a.pdf', 'https://shop.example/media/a.pdf'],
    ['app://bundle/ru/publish/use-service?x=1#y', 'https://shop.example/ru/publish/use-service?x=1#y'],
    ['app://bundle//evil.example/', 'https://shop.example//evil.example/'],
    ['app://bundle/../../x', 'https://shop.example/x'],
  ])('opens %s of ours where everybody finds it', async (ours, address) => {
    const { openLink, open } = linkOpener('rep');
    expect(await openLink(ours)).toBe(true);
    expect(open.mock.calls).toEqual([[address]]);
  });

  it('is disabled in a kiosk', async () => {
    const { openLink, open, onFailure } = linkOpener('kiosk');
    for (const url of ['https://maker.example/', 'app://bundle/cart']) expect(await openLink(url)).toBe(false);
    expect(open).not.toHaveBeenCalled();
    expect(onFailure).not.toHaveBeenCalled();
    expect(await linkOpener('rep').openLink('https://maker.example/')).toBe(true);
  });

  it('tells the user when the system opens nothing, and does not log the address', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { openLink, open, onFailure } = linkOpener('rep');
    open.mockImplementation((url) => Promise.reject(new Error(`Failed to open ${url}`)));
    expect(await openLink('mailto:sales@shop.example?body=secret')).toBe(false);
    expect(onFailure.mock.calls).toEqual([['failed']]);
    expect(stderr.mock.calls).toEqual([['No program opens mailto:\n']]);
    stderr.mockRestore();
  });
});
