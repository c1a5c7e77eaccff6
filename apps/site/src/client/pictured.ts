import { Picture } from '../pictures/picture.tsx';
import { startTool } from './start-tool.ts';

startTool({ Picture });
