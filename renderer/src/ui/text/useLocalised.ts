import { type Localised, localised } from '../../../../shared/text/localised.ts';
import { useSite } from '../head/Head.tsx';

/** Reads translated fields in the language of this page; masks amounts while prices are hidden. */
export function useLocalised(): <F extends string>(entity: Localised<F>, field: F) => string {
  const { language, maskAmounts } = useSite();
  return (entity, field) => {
    const text = localised(entity, field, language);
    return maskAmounts ? maskAmounts(text) : text;
  };
}
