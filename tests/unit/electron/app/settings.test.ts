import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../../electron/main/app/settings.ts';

const built = { server: 'https://shop.example', secret: 'built-in', isPackaged: true };

describe('the settings of the client', () => {
  it('are those of the build, unless the environment overrides them', () => {
    expect(parseSettings({}, [], built)).toEqual({
      server: 'https://shop.example',
      secret: 'built-in',
      mode: 'rep',
      kioskFile: null,
      desktop: null,
      localData: null,
      dataHome: null,
      appImage: null,
      devServer: null,
    });
    expect(
      parseSettings({ MEDSTORE_API_URL: 'http://127.0.0.1:4999/', SIGN_SECRET: 'other' }, ['--kiosk'], built),
    ).toMatchObject({
      server: 'http://127.0.0.1:4999',
      secret: 'other',
      mode: 'kiosk',
    });
  });

  it('take the address of the shop with or without the API in it', () => {
    for (const url of [
      'https://shop.example/eu',
      'https://shop.example/eu/',
      'https://shop.example/eu/api',
      'https://shop.example/eu/api/',
    ])
      expect(parseSettings({ MEDSTORE_API_URL: url }, [], built).server).toBe('https://shop.example/eu');
  });

  it.each([
    'http://shop.example',
    'shop.example',
    'ftp://shop.example',
    'https://user:pw@shop.example',
    'javascript:1',
  ])('refuse %s in one line', (url) =>
    expect(() => parseSettings({ MEDSTORE_API_URL: url }, [], built)).toThrow(/^MEDSTORE_API_URL: "[^"]+" is not/),
  );

  it('know the AppImage they belong to, and no other', () => {
    const env = { APPIMAGE: '/opt/Medstore.AppImage' };
    expect(parseSettings(env, [], built).appImage).toBe('/opt/Medstore.AppImage');
    expect(parseSettings(env, [], { ...built, isPackaged: false }).appImage).toBeNull();
  });

  it('load the page from a development server in development only', () => {
    const env = { ELECTRON_RENDERER_URL: 'http://localhost:5173' };
    expect(parseSettings(env, [], built).devServer).toBeNull();
    expect(parseSettings(env, [], { ...built, isPackaged: false }).devServer).toBe('http://localhost:5173');
  });
});
