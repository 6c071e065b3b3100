// @ts-check
// The first import of every command. Old versions of Node must be able to parse it, and npm checks `engines` only on install.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Countertop needs Node 20.19 or newer (24 is recommended). This is Node ${process.versions.node}.`);
  process.exit(1);
}
