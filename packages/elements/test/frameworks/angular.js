// The compiler in the browser needs a policy that allows eval. Angular's build does not.
import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';

const App = Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<units-amount [attr.value]="20 + count()" unit="mile">{{ 20 + count() }} miles</units-amount>
    <units-text lang="en">It is {{ 5 + count() }} miles away.</units-text>
    <button (click)="further()">Further</button>`,
})(
  class {
    count = signal(0);

    further() {
      this.count.update((count) => count + 1);
    }
  },
);

await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
