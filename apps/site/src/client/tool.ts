import { startTool } from './start-tool.ts';

startTool();
