import { SOCIAL_CARD_HEIGHT, SOCIAL_CARD_WIDTH } from '../../../../shared/contract/limits.ts';
import type { Product } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import { languagesOf, localised } from '../../../../shared/text/localised.ts';
import { paths } from '../../routing/paths.ts';
import { productThing } from '../../seo/productThing.ts';
import { Head, type SharedImage } from '../../ui/head/Head.tsx';
import { sharedPicture, sourceOf } from '../../ui/media/Picture.tsx';
import { StructuredData } from '../../ui/head/StructuredData.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** A product's head tags, for search engines and other sites. */
export function ProductHead({ product }: { product: Product }) {
  const text = useLocalised();
  const name = text(product, 'product_name');
  const image = imageOf(product, name);
  return (
    <>
      <Head
        title={`${name} – ${product.code}`}
        description={text(product, 'summary')}
        pathIn={(language) => paths.product(product.id, localised(product, 'seo_title_str', language))}
        languages={languagesOf(product, 'product_name')}
        kind="product"
        isPrivate={product.is_retired === true}
        {...(image && { image })}
      />
      {import.meta.env.SSR && !product.is_retired && (
        <StructuredData
          of={({ origin, language }, addressOf) =>
            productThing(product, {
              origin,
              language,
              urlOf: (skuId) => addressOf(paths.product(product.id, text(product, 'seo_title_str'), skuId)),
              pictures: picturesOf(product).map((picture) => sourceOf(picture, widest(picture), 'webp')),
            })
          }
        />
      )}
    </>
  );
}

const picturesOf = ({ pictures, picture }: Product): Picture[] =>
  pictures.length > 0 ? pictures : picture ? [picture] : [];
const widest = ({ widths, width }: Picture): number => widths.at(-1) ?? width;

/** The preview picture drawn for it, else its own picture. */
function imageOf(product: Product, alt: string): SharedImage | null {
  if (product.card_url !== undefined)
    return { src: product.card_url, width: SOCIAL_CARD_WIDTH, height: SOCIAL_CARD_HEIGHT, alt };
  const [picture] = picturesOf(product);
  return picture ? sharedPicture(picture, alt) : null;
}
