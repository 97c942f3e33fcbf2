import { useFormats } from './useFormats.ts';

/** A date and time with its time zone. */
export function DateTime({ at, className }: { at: string; className?: string }) {
  const formats = useFormats();
  return (
    <time dateTime={at} className={className}>
      {formats.dateTime(at)}
    </time>
  );
}
