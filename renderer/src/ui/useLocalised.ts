import { type Localised, localised } from '../../../shared/localised.ts';
import { useSite } from './Head.tsx';

/** Reads fields of entities in the language of this page. */
export function useLocalised(): <F extends string>(entity: Localised<F>, field: F) => string {
  const { language } = useSite();
  return (entity, field) => localised(entity, field, language);
}
