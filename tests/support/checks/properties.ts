import fc from 'fast-check';

// Each run draws the same inputs, so that no change is refused for what chance drew. `FUZZ_SEED` draws others.
const { FUZZ_SEED = 4_711, PROPERTY_RUNS } = process.env;
fc.configureGlobal({ seed: Number(FUZZ_SEED), ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }) });

export default fc;
