import { SOCIAL_CARD_HEIGHT, SOCIAL_CARD_WIDTH } from '../../../../shared/contract/limits.ts';
import type { Product, ProductItem } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import { languagesOf, localised } from '../../../../shared/text/localised.ts';
import { paths } from '../../routing/paths.ts';
import { productThing } from '../../seo/productThing.ts';
import { Head, type SharedImage } from '../../ui/head/Head.tsx';
import { sharedPicture, sourceOf } from '../../ui/media/Picture.tsx';
import { StructuredData } from '../../ui/head/StructuredData.tsx';
import { useLocalised } from '../../ui/text/useLocalised.ts';

/** A product's head tags, for search engines and other sites. */
export function ProductHead({ product }: { product: Product | ProductItem }) {
  const text = useLocalised();
  const name = text(product, 'product_name');
  const image = imageOf(product, name);
  return (
    <>
      <Head
        title={`${name} – ${product.code}`}
        {...('summary' in product && { description: text(product, 'summary') })}
        pathIn={(language) => paths.product(product.id, localised(product, 'seo_title_str', language))}
        languages={languagesOf(product, 'product_name')}
        kind="product"
        isPrivate={product.is_retired === true}
        {...(image && { image })}
      />
      {import.meta.env.SSR && 'skus' in product && !product.is_retired && (
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

/** The pictures known of a product; a list knows only one. */
export function picturesOf(product: Product | ProductItem): Picture[] {
  const pictures = 'pictures' in product ? product.pictures : [];
  return pictures.length > 0 ? pictures : product.picture ? [product.picture] : [];
}
const widest = ({ widths, width }: Picture): number => widths.at(-1) ?? width;

/** The preview picture drawn for it, else the product's own picture. */
function imageOf(product: Product | ProductItem, alt: string): SharedImage | null {
  if ('card_url' in product && product.card_url !== undefined)
    return { src: product.card_url, width: SOCIAL_CARD_WIDTH, height: SOCIAL_CARD_HEIGHT, alt };
  const [picture] = picturesOf(product);
  return picture ? sharedPicture(picture, alt) : null;
}
