import { registerHooks } from 'node:module';

/**
 * Declares Drizzle's files as ES modules. Otherwise Node reads and parses Drizzle's package.json (180 KB) for each of
 * some hundred files, a third of the server's load time. Affects only modules that are imported after this one.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    /^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
