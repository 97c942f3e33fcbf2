import type { Picture } from '../../../shared/contract/wireTypes.ts';
import { ownPictureAt } from '../../modules/media/pictureKey.ts';
import type { FileKind } from './ProductFiles.ts';

/** Pictures of products, in the order of their rows. Two sources may have the same picture, which is shown once. */
export const PICTURES: FileKind<{ source: string }, Picture> = {
  about: 'pictures',
  itemsIn: (rows) => [...new Set(rows.flatMap(({ pictures }) => pictures))].map((source) => ({ source })),
  shown: (stored) => [...new Set(stored.map(({ key }) => key))].flatMap((key) => ownPictureAt(key) ?? []),
  write: (writer, products) => writer.writePictures(products.map(({ id, shown }) => ({ id, pictures: shown }))),
};
