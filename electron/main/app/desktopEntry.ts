/** An argument, quoted as the Desktop Entry Specification says. */
const quoteArgument = (argument: string): string => `"${argument.replace(/(["`$\\])/g, '\\$1').replaceAll('%', '%%')}"`;

/** A command line for an `Exec` key: the program's path and its arguments. */
export const execLine = (program: string, args: readonly string[]): string =>
  [quoteArgument(program), ...args.map((each) => (/^[\w./=-]+$/.test(each) ? each : quoteArgument(each)))].join(' ');
