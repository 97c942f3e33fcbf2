import { expect, it } from 'vitest';
import { staticPage } from '../../../../../electron/main/kiosk/windows/staticPages.ts';

it.each([
  ['app://bundle/-curtain', 'One moment', ['One moment', 'Un momento', 'Одну минуту', '请稍候'], false],
  ['app://safe/', 'Taking a break', ['taking a break', 'en pausa', 'временно не работает', '暂时停用'], true],
])('%s is a whole page in every language, allowed by its nonce alone', (address, title, texts, hasScript) => {
  const { html, policy } = staticPage(new URL(address))!;
  const nonce = /style-src 'nonce-([^']+)'/.exec(policy)![1]!;
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>.+<\/head><body>.+<\/body><\/html>$/s);
  expect(html).toContain(`<title>${title}</title>`);
  for (const text of texts) expect(html).toContain(text);
  expect(html).toContain(`<style nonce="${nonce}">`);
  expect(html.includes(`<script nonce="${nonce}">`)).toBe(hasScript);
  expect(html.includes('<script')).toBe(hasScript);
  expect(policy.includes(`script-src 'nonce-${nonce}'`)).toBe(hasScript);
  expect(staticPage(new URL(address))!.policy).not.toBe(policy);
});
