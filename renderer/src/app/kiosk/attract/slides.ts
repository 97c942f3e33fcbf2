import type { Block, PageConfig } from '../../../../../shared/contract/schemas/content.ts';
import type { Picture } from '../../../../../shared/contract/wireTypes.ts';
import { isLocalPath } from '../../../../../shared/web/links.ts';
import { type Localised, localised } from '../../../../../shared/text/localised.ts';
import type { Language } from '../../../../../shared/text/languages.ts';

/** One slide of the attract loop. */
export interface Slide {
  key: string;
  title: (language: Language) => string;
  text: (language: Language) => string;
  picture: Picture | null;
  /** A film, played to its end, muted. */
  film: string | null;
}

/** The most slides of one block: a shelf of twenty would fill the whole loop. */
const MOST_OF_ONE = 4;

/** The merchant's page as slides; blocks without a picture are left out. */
export const slidesOf = (page: PageConfig): Slide[] =>
  page.blocks.flatMap((block, index) => slidesOfBlock(block, index));

function slidesOfBlock(block: Block, index: number): Slide[] {
  switch (block.kind) {
    case 'hero':
      return block.picture
        ? [slide(`${index}`, block.picture, localisedText(block, 'title'), localisedText(block, 'text'))]
        : [];
    case 'video':
      // Outside videos need the network and lead out of the kiosk.
      return isLocalPath(block.url)
        ? [
            {
              ...slide(`${index}`, block.poster, localisedText(block, 'title'), localisedText(block, 'text')),
              film: block.url,
            },
          ]
        : [];
    case 'shelf':
      return block.products
        .filter(({ picture }) => picture !== null)
        .slice(0, MOST_OF_ONE)
        .map((item) =>
          slide(`${index}-${item.id}`, item.picture, localisedText(item, 'product_name'), () => item.brand.brand_name),
        );
    case 'tiles':
      return block.groups
        .filter(({ picture }) => picture !== null)
        .slice(0, MOST_OF_ONE)
        .map((group) =>
          slide(
            `${index}-${group.id}`,
            group.picture,
            localisedText(group, 'group_name'),
            localisedText(block, 'title'),
          ),
        );
    default:
      return [];
  }
}

type Text = Slide['title'];

const slide = (key: string, picture: Picture | null, title: Text, text: Text): Slide => ({
  key,
  title,
  text,
  picture,
  film: null,
});

const localisedText =
  <F extends string>(entity: Localised<F>, field: F): Text =>
  (language) =>
    localised(entity, field, language);
