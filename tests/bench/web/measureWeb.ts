import { loadavg } from 'node:os';
import { findLighthouse, type Lighthouse, medianOf, type Throttling } from './lighthouse.ts';
import { pressIn, type Pressed } from './press.ts';
import { addressOf, PAGES, type Shop } from '../shops.ts';
import { quantile } from '../statistics.ts';

export interface WebLine {
  measured: string;
  score?: number;
  'FCP ms'?: number;
  'LCP ms'?: number;
  'TBT ms'?: number;
  'SI ms'?: number;
  CLS?: string;
  'JS KB'?: string;
  'p50 ms'?: string;
  'p95 ms'?: string;
  'max ms'?: string;
}

/** Stores beside each other in a browser, run by run in turn, so that a busy moment meets them all. */
export async function measureWeb(shops: readonly Shop[], runs: number): Promise<WebLine[]> {
  const lighthouse = findLighthouse();
  if (typeof lighthouse === 'string') console.log(`${lighthouse}; its part is left out.`);
  const pages = typeof lighthouse === 'string' ? [] : loadPages(lighthouse, shops, runs);
  const pressed: WebLine[] = [];
  for (const shop of shops) {
    console.log(`${shop.name}: pressing ...`);
    pressed.push(...(await pressIn(shop)).map((one) => pressedLine(one, `, ${shop.name}`)));
  }
  return [...pages, ...pressed];
}

/** How long one kind of press took. */
export const pressedLine = ({ measured, slowdown, milliseconds }: Pressed, where = ''): WebLine => ({
  measured: `${measured}${slowdown > 1 ? `, ${slowdown}x CPU` : ''}${where}`,
  // The browser tells of nothing that was painted within a frame.
  'p50 ms': milliseconds.length > 0 ? quantile(milliseconds).toFixed(0) : 'under 16',
  'p95 ms': milliseconds.length > 0 ? quantile(milliseconds, 0.95).toFixed(0) : 'under 16',
  'max ms': milliseconds.length > 0 ? Math.max(...milliseconds).toFixed(0) : 'under 16',
});

/** A browser that falls over takes one run with it, not those of half an hour. */
function runOnce(lighthouse: Lighthouse, url: string, throttling: Throttling): ReturnType<Lighthouse>[] {
  try {
    return [lighthouse(url, throttling)];
  } catch (error) {
    console.log(`One run is left out: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

function loadPages(lighthouse: Lighthouse, shops: readonly Shop[], runs: number): WebLine[] {
  const lines: WebLine[] = [];
  for (const throttling of ['devtools', 'simulate'] satisfies Throttling[])
    for (const page of PAGES) {
      console.log(`Lighthouse, ${throttling}, ${page}, load of the machine ${loadavg()[0]!.toFixed(1)} ...`);
      const seen = shops.map((shop) => ({ shop, figures: [] as ReturnType<Lighthouse>[] }));
      for (let run = 0; run < runs; run++)
        for (const { shop, figures } of seen) figures.push(...runOnce(lighthouse, addressOf(shop, page), throttling));
      for (const { shop, figures } of seen) {
        if (figures.length === 0) continue;
        const median = medianOf(figures);
        lines.push({
          measured: `${page}, ${throttling === 'simulate' ? 'simulated, ' : ''}${shop.name}`,
          score: median.score,
          'FCP ms': Math.round(median.firstPaint),
          'LCP ms': Math.round(median.largestPaint),
          'TBT ms': Math.round(median.blocked),
          'SI ms': Math.round(median.speedIndex),
          CLS: median.shift.toFixed(3),
          'JS KB': median.scripts.toFixed(1),
        });
      }
    }
  return lines;
}
