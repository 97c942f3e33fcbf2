import { useFormats } from './useFormats.ts';

/** A day and an hour, with the zone that the hour is in: who reads it lives in another. */
export function DateTime({ at, className }: { at: string; className?: string }) {
  const formats = useFormats();
  return (
    <time dateTime={at} className={className}>
      {`${formats.dateTime(at)} UTC`}
    </time>
  );
}
