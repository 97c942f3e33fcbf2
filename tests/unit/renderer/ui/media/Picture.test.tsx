import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '../../../../../renderer/src/ui/media/Picture.tsx';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

const picture = { src: '/media/p/x-{w}.{f}', widths: [160, 320], width: 1280, height: 960 };

afterEach(cleanup);

describe('a picture', () => {
  it('comes in every width and format, late and in a box of known size', async () => {
    await renderPart(<Picture picture={picture} alt="A probe" sizes="50vw" />, { answers: {} });
    const image = screen.getByRole('img', { name: 'A probe' });
    expect([image.getAttribute('loading'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      'lazy',
      '1280',
      '960',
    ]);
    const [avif, webp] = Array.from(document.querySelectorAll('source'));
    expect([avif?.type, avif?.srcset]).toEqual(['image/avif', '/media/p/x-160.avif 160w, /media/p/x-320.avif 320w']);
    expect([webp?.type, webp?.sizes]).toEqual(['image/webp', '50vw']);
  });

  it('names no width that is less than twice the one before', async () => {
    const fine = { ...picture, widths: [160, 320, 480, 640, 960, 1280] };
    await renderPart(<Picture picture={fine} alt="A probe" sizes="50vw" />, { answers: {} });
    const named = document.querySelector('source')?.srcset.match(/\d+(?=w)/g);
    expect(named).toEqual(['160', '320', '640', '1280']);
  });

  it.each([
    { sizes: '72px', isSmall: undefined, names: ['160.avif', '320.avif', '640.avif'] },
    { sizes: '(max-width: 639px) 50vw, 300px', isSmall: true, names: ['320.avif', '640.avif'] },
  ])('names no more widths than a small box of $sizes can show, and one for browsers without AVIF', async (box) => {
    const fine = { ...picture, widths: [160, 320, 480, 640, 960, 1280] };
    const { sizes, isSmall, names } = box;
    await renderPart(<Picture picture={fine} alt="A probe" sizes={sizes} {...(isSmall && { isSmall })} />, {
      answers: {},
    });
    const sources = Array.from(document.querySelectorAll('source'), ({ srcset }) => srcset.match(/\d+\.\w+/g));
    expect(sources).toEqual([names]);
    expect(screen.getByRole('img', { name: 'A probe' }).getAttribute('src')).toBe('/media/p/x-640.webp');
  });

  it('is named in the server’s head in the first view, on phones in the one width that they show', async () => {
    vi.stubEnv('SSR', true);
    const named = async (name: string, phoneWidth?: number): Promise<unknown[]> => {
      document.head.replaceChildren();
      const own = { ...picture, src: `/media/p/${name}-{w}.{f}` };
      const first = <Picture picture={own} alt="A probe" sizes="50vw" isPriority phoneWidth={phoneWidth} />;
      await renderPart(first, { answers: {} });
      return Array.from(document.head.querySelectorAll('link[rel=preload]'), (link) =>
        ['media', 'href', 'imagesrcset'].map((attribute) => link.getAttribute(attribute)),
      );
    };
    const all = (name: string) => `/media/p/${name}-160.avif 160w, /media/p/${name}-320.avif 320w`;
    expect(await named('a')).toEqual([[null, null, all('a')]]);
    expect(await named('b', 160)).toEqual([
      ['(max-width: 479px)', '/media/p/b-160.avif', null],
      ['(min-width: 480px)', null, all('b')],
    ]);
    vi.unstubAllEnvs();
  });

  it('is fetched at once in the first view', async () => {
    await renderPart(<Picture picture={picture} alt="A probe" sizes="50vw" isPriority />, { answers: {} });
    const image = screen.getByRole('img', { name: 'A probe' });
    expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  });

  it.each([
    [240, 320],
    [480, 640],
    [960, 640],
  ])(
    'is of one width on every phone, the least that is wide enough: %i wanted, %i named',
    async (phoneWidth, named) => {
      const fine = { ...picture, widths: [160, 320, 640] };
      await renderPart(<Picture picture={fine} alt="A probe" sizes="50vw" isPriority phoneWidth={phoneWidth} />, {
        answers: {},
      });
      const [onPhones, avif] = Array.from(document.querySelectorAll('source'));
      expect([onPhones?.media, onPhones?.srcset]).toEqual(['(max-width: 479px)', `/media/p/x-${named}.avif`]);
      expect(avif?.media).toBe('');
    },
  );

  it('is of the width that the phone chooses where it is not in the first view', async () => {
    await renderPart(<Picture picture={picture} alt="A probe" sizes="50vw" phoneWidth={240} />, { answers: {} });
    expect(document.querySelector('source')?.media).toBe('');
  });

  it('leaves its box and its name where there is none', async () => {
    await renderPart(<Picture picture={null} alt="A probe" sizes="50vw" />, { answers: {} });
    expect(screen.getByLabelText('A probe')).toBeDefined();
    expect(document.querySelector('picture')).toBeNull();
  });
});
