import { registerHooks } from 'node:module';

/**
 * Says of Drizzle's files that they are modules. Node would ask its package.json, and reads and parses those 180 KB anew
 * for each of some hundred files: a third of what it takes to load the server. It acts on what is imported after it.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
