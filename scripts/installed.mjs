import { pinnedNode, run } from './run.mjs';
import { install } from './setup/install.mjs';

// Runs a script with the project's Node, which this installs first where it is missing.
await install();
process.exitCode = await run(pinnedNode, process.argv.slice(2));
