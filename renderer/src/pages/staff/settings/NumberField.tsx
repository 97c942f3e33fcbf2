import { useTranslation } from '../../../i18n/useTranslation.ts';
import { StepField } from './StepField.tsx';

export interface Range {
  min: number;
  max: number;
  step: number;
}

/** True if a number is in a range, ends included. */
export const isWithin = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

interface NumberFieldProps {
  label: string;
  value: number;
  range: Range;
  isFixed: boolean;
  onChange: (value: number) => void;
}

/** A whole number within its range. */
export function NumberField({ label, value, range, isFixed, onChange }: NumberFieldProps) {
  const { t } = useTranslation('staff');
  const { min, max, step } = range;
  return (
    <StepField
      label={label}
      value={String(value)}
      step={step}
      hint={t('settings.range', { min, max })}
      isRight={isWithin(value, range)}
      isFixed={isFixed}
      onStep={(direction) => onChange(Math.min(max, Math.max(min, value + direction * step)))}
      onType={(text) => onChange(Number(text.replace(/\D/g, '').slice(0, 4)))}
    />
  );
}
