import { expect, it } from 'vitest';
import { render } from '../../../../renderer/src/entry/server.tsx';
import { Code } from '../../../../shared/contract/envelope.ts';
import type { Reply } from '../../../../shared/contract/contract.ts';
import { aConfig } from '../../../support/builders/aProduct.ts';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';

/** The styles of a page as the server renders it, for a merchant with these settings. */
async function stylesOf(config: Reply<'readConfig'>): Promise<string> {
  const answers: Record<string, unknown> = { ...storefrontReplies, readConfig: () => config };
  const { styles } = await render({
    url: '/login',
    origin: 'https://shop.test',
    language: 'en',
    device: 'desktop',
    now: 0,
    timeoutMs: 60_000,
    hasDebugTool: false,
    api: { base: '/', secret: 's' },
    picture: async () => null,
    ask: async (name, payload) => {
      const answer = answers[name] as ((payload: object) => unknown) | undefined;
      if (!answer) return { code: Code.notFound, msg: '', data: null };
      return { code: Code.done, msg: '', data: await answer(payload) };
    },
  });
  return styles;
}

it('a page from the server brings the merchant’s colours, where there are some, beside its own styles', async () => {
  const { colours: _, ...config } = aConfig;
  const colours = Array.from({ length: 16 }, (_colour, index) => `#0000${(index + 16).toString(16)}`);
  const plain = await stylesOf(config);
  const coloured = await stylesOf({ ...config, colours });
  expect(plain).not.toMatch(/brand-colours|NaN|undefined/);
  expect(coloured.startsWith(`${plain}<style id="brand-colours">`)).toBe(true);
  for (const colour of colours) expect(coloured).toContain(colour);
});
