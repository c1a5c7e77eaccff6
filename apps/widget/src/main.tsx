import { render } from 'preact';
import '@units/ui/tokens.css';
import './widget.css';
import { Converter } from './converter.tsx';

const query = new URLSearchParams(location.search);
const root = document.getElementById('widget');
if (root) {
  render(
    <Converter value={query.get('value') ?? '1'} from={query.get('from') ?? 'km'} to={query.get('to') ?? 'mi'} />,
    root,
  );
}
