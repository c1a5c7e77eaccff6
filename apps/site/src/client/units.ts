import { UnitForm } from '../islands/unit-form.tsx';
import { start } from './islands.ts';

start(UnitForm);
