import type { BrandRecord, GroupRecord } from '../../../server/modules/catalogue/writing/records.ts';
import { brands } from './brands.ts';
import { wordsField } from '../products/compose.ts';
import { aboutBrand } from './houses.ts';
import { pictureAt } from '../../../server/modules/media/pictureAt.ts';
import { branches, leafId, leafOf } from './taxonomy.ts';

/** Returns all groups, parents first. */
export function groupRecords(): GroupRecord[] {
  const upper = branches.map(({ id, key, parent, name, about }, position) => ({
    id,
    seo_key: key,
    parent_id: parent,
    position,
    picture: pictureAt(`group.${key}`),
    ...wordsField('group_name', name),
    ...wordsField('description', about),
  }));
  const lower = branches.flatMap((branch) =>
    branch.leaves.map((key, position) => ({
      id: leafId(key),
      seo_key: key,
      parent_id: branch.id,
      position,
      picture: pictureAt(`group.${key}`),
      ...wordsField('group_name', leafOf(key).name),
      ...wordsField('description', leafOf(key).use),
    })),
  );
  return [...upper, ...lower];
}

/** The brands of the demonstration, numbered from 1. */
export function brandRecords(): BrandRecord[] {
  return brands.map((brand, index) => ({
    id: index + 1,
    brand_name: brand.name,
    seo_key: brand.key,
    country: brand.country,
    founded: brand.founded,
    logo: pictureAt(`brand.${brand.key}`, 1280, 480),
    ...wordsField('description', aboutBrand(brand)),
  }));
}
