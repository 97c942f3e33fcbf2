import { cardiology } from '../content/monitoring/cardiology.ts';
import { consumables } from '../content/surgery/consumables.ts';
import { contrast } from '../content/imaging/contrast.ts';
import { endoscopy } from '../content/surgery/endoscopy.ts';
import { endoscopyTower } from '../content/surgery/endoscopyTower.ts';
import { hygiene } from '../content/surgery/hygiene.ts';
import { injection } from '../content/imaging/injection.ts';
import { instruments } from '../content/surgery/instruments.ts';
import { lifeSupport } from '../content/monitoring/lifeSupport.ts';
import { monitoring } from '../content/monitoring/monitoring.ts';
import { probes } from '../content/imaging/probes.ts';
import { radiology } from '../content/imaging/radiology.ts';
import { sensors } from '../content/monitoring/sensors.ts';
import { theatre } from '../content/surgery/theatre.ts';
import { ultrasound } from '../content/imaging/ultrasound.ts';
import { ultrasoundParts } from '../content/imaging/ultrasoundParts.ts';
import { xrayParts } from '../content/imaging/xrayParts.ts';
import { consumableGroups } from './groups/consumableGroups.ts';
import { monitoringGroups } from './groups/monitoringGroups.ts';
import { radiologyGroups } from './groups/radiologyGroups.ts';
import { roots } from './groups/roots.ts';
import { surgicalGroups } from './groups/surgicalGroups.ts';
import { ultrasoundGroups } from './groups/ultrasoundGroups.ts';
import type { Branch } from './groups/Branch.ts';
import type { Leaf } from './Leaf.ts';

/** All groups above the leaves, parents first. */
export const branches: readonly Branch[] = [
  ...roots,
  ...surgicalGroups,
  ...monitoringGroups,
  ...ultrasoundGroups,
  ...radiologyGroups,
  ...consumableGroups,
];

export const leaves: readonly Leaf[] = [
  ...instruments,
  ...endoscopy,
  ...endoscopyTower,
  ...theatre,
  ...monitoring,
  ...cardiology,
  ...sensors,
  ...lifeSupport,
  ...ultrasound,
  ...probes,
  ...ultrasoundParts,
  ...radiology,
  ...xrayParts,
  ...contrast,
  ...consumables,
  ...hygiene,
  ...injection,
];

const FIRST_LEAF_ID = 101;
const byKey = new Map(leaves.map((leaf) => [leaf.key, leaf]));
const ids = new Map(branches.flatMap((group) => group.leaves).map((key, index) => [key, FIRST_LEAF_ID + index]));

/** Returns a leaf group by its key. Throws for an unknown key. */
export const leafOf = (key: string): Leaf => {
  const leaf = byKey.get(key);
  if (!leaf) throw new Error(`There is no group ${key}`);
  return leaf;
};
/** Returns the id of a leaf group in the database; 0 for an unknown key. */
export const leafId = (key: string): number => ids.get(key) ?? 0;
