/** What the processes of a sweep read: a JSON file, named by `SWEEP_FILE`. */
export interface Sweep {
  paths: string[];
  /** Ids of the mutations that a module evaluates once, when it is loaded. */
  constants: number[];
  /** How many tests try a mutation at most. */
  tries: number;
  /** The time at which the sweep ends, in ms since 1970. */
  endsAt: number;
  /** The file to which tests append events, one in each line. */
  events: string;
}

/** One event of a sweep; each sets one field. Mutations are named by their ids. */
export interface SweepEvent {
  /** Mutations whose code a test has run. */
  reached?: number[];
  /** A test has run with this mutation. */
  tried?: number;
  /** A test has failed with this mutation, and then passed without it. */
  detected?: number;
  /** The name of a test that failed without a mutation; it tries no more of them. */
  leftOut?: string;
}

/** What happened in a sweep: ids of mutations, and names of tests that were left out. */
export interface SweepResult {
  reached: Set<number>;
  tried: Set<number>;
  detected: Set<number>;
  leftOut: Set<string>;
}

/** The events of a file; its last line may be cut off. */
export const parseEvents = (text: string): SweepEvent[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as SweepEvent);

/** Sums up the events of a sweep. */
export const readResult = (events: readonly SweepEvent[]): SweepResult => ({
  reached: new Set(events.flatMap((event) => event.reached ?? [])),
  tried: new Set(events.flatMap((event) => event.tried ?? [])),
  detected: new Set(events.flatMap((event) => event.detected ?? [])),
  leftOut: new Set(events.flatMap((event) => event.leftOut ?? [])),
});
