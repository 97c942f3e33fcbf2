import type { Block, PageConfig } from '../../../../../shared/contract/schemas/content.ts';
import type { Picture } from '../../../../../shared/contract/wireTypes.ts';
import { isLocalPath } from '../../../../../shared/web/links.ts';
import { type Localised, localised } from '../../../../../shared/text/localised.ts';
import type { Language } from '../../../../../shared/text/languages.ts';

/** One picture of the loop that plays while nobody is there. */
export interface Slide {
  key: string;
  title: (language: Language) => string;
  text: (language: Language) => string;
  picture: Picture | null;
  /** A film, played to its end and without sound. */
  film: string | null;
}

/** What one block may give: a shelf of twenty would be all that anybody ever sees. */
const MOST_OF_ONE = 4;

/** The merchant's page as pictures one after the other; what has nothing to look at is left out. */
export const slidesOf = (page: PageConfig): Slide[] =>
  page.blocks.flatMap((block, index) => slidesOfBlock(block, index));

function slidesOfBlock(block: Block, index: number): Slide[] {
  switch (block.kind) {
    case 'hero':
      return block.picture ? [slide(`${index}`, block.picture, read(block, 'title'), read(block, 'text'))] : [];
    case 'video':
      // Somebody else's film would need the network, and leave with it.
      return isLocalPath(block.url)
        ? [{ ...slide(`${index}`, block.poster, read(block, 'title'), read(block, 'text')), film: block.url }]
        : [];
    case 'shelf':
      return block.products
        .filter(({ picture }) => picture !== null)
        .slice(0, MOST_OF_ONE)
        .map((item) =>
          slide(`${index}-${item.id}`, item.picture, read(item, 'product_name'), () => item.brand.brand_name),
        );
    case 'tiles':
      return block.groups
        .filter(({ picture }) => picture !== null)
        .slice(0, MOST_OF_ONE)
        .map((group) => slide(`${index}-${group.id}`, group.picture, read(group, 'group_name'), read(block, 'title')));
    default:
      return [];
  }
}

type Say = Slide['title'];

const slide = (key: string, picture: Picture | null, title: Say, text: Say): Slide => ({
  key,
  title,
  text,
  picture,
  film: null,
});

const read =
  <F extends string>(entity: Localised<F>, field: F): Say =>
  (language) =>
    localised(entity, field, language);
