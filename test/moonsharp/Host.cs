using System;
using System.Diagnostics;
using MoonSharp.Interpreter;

/// <summary>
/// One MoonSharp script in the sandbox Tabletop Simulator uses, driven by frames on standard input.
/// <para>load NAME SOURCE: compiles and runs a chunk. offer NAME: makes a global that asks the driver.
/// call NAME ARGUMENT...: calls a global with strings.</para>
/// <para>Answers: "ok TIME RESULT" ("ok TIME RESULT COMPILE-TIME" to load); "syntax", "lua", "host" with the message;
/// while a script runs, "ask NAME ARGUMENT", to be answered by "answer TEXT".</para>
/// </summary>
static class Host
{
    static readonly Script Script = new Script(CoreModules.Preset_SoftSandbox);
    static Protocol protocol;
    /// <summary>The clock of the frame being served; it stands still while the driver is asked.</summary>
    static Stopwatch running;

    static void Main()
    {
        protocol = new Protocol(Console.OpenStandardInput(), Console.OpenStandardOutput());
        Script.Options.DebugPrint = text => Console.Error.WriteLine(text);
        protocol.Write("ready", 0, Script.VERSION, RuntimeName());
        for (string[] frame = protocol.Read(); frame != null; frame = protocol.Read()) Serve(frame);
    }

    static string RuntimeName()
    {
        return Type.GetType("Mono.Runtime") != null ? "Mono " + Environment.Version : ".NET " + Environment.Version;
    }

    static void Serve(string[] frame)
    {
        Stopwatch watch = running = Stopwatch.StartNew();
        try
        {
            if (frame[0] == "load") Load(frame, watch);
            else if (frame[0] == "offer") Offer(frame[1]);
            else if (frame[0] == "call") Call(frame, watch);
            else protocol.Write("host", 0, "unknown frame " + frame[0]);
        }
        catch (SyntaxErrorException e) { Failed("syntax", watch, e); }
        catch (ScriptRuntimeException e) { Failed("lua", watch, e); }
        catch (InterpreterException e) { Failed("host", watch, e); }
        catch (Exception e) { protocol.Write("host", Micros(watch), e.GetType().Name + ": " + e.Message); }
    }

    static void Failed(string word, Stopwatch watch, InterpreterException e)
    {
        protocol.Write(word, Micros(watch), e.DecoratedMessage ?? e.Message);
    }

    static void Load(string[] frame, Stopwatch watch)
    {
        DynValue chunk = Script.LoadString(frame[2], null, frame[1]);
        long compiled = Micros(watch);
        watch.Restart();
        Script.Call(chunk);
        protocol.Write("ok", Micros(watch), "", compiled.ToString());
    }

    static void Offer(string name)
    {
        Script.Globals[name] = DynValue.NewCallback((context, arguments) =>
        {
            running.Stop();
            protocol.Write("ask", 0, name, Text(arguments.Count > 0 ? arguments[0] : DynValue.Nil));
            string[] answer = protocol.Read();
            running.Start();
            if (answer == null) Environment.Exit(0);
            return DynValue.NewString(answer[1]);
        });
        protocol.Write("ok", 0, "");
    }

    static void Call(string[] frame, Stopwatch watch)
    {
        DynValue function = Script.Globals.Get(frame[1]);
        if (function.IsNil()) throw new ScriptRuntimeException("there is no global function " + frame[1]);
        DynValue[] arguments = new DynValue[frame.Length - 2];
        for (int i = 0; i < arguments.Length; i++) arguments[i] = DynValue.NewString(frame[i + 2]);
        watch.Restart();
        DynValue result = Script.Call(function, arguments);
        long time = Micros(watch);
        protocol.Write("ok", time, Text(result.ToScalar()));
    }

    static string Text(DynValue value)
    {
        if (value.IsNil() || value.IsVoid()) return "";
        return value.Type == DataType.String ? value.String : value.ToPrintString();
    }

    static long Micros(Stopwatch watch)
    {
        return watch.ElapsedTicks * 1000000 / Stopwatch.Frequency;
    }
}
